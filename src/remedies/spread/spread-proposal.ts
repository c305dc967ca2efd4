import type { World } from '../../domain/model.ts';
import type { Proposal } from '../../domain/remedy.ts';
import type { Finding } from '../../domain/verdict.ts';
import type { GitOwner } from '../../gitops/owner.ts';
import { commandOf } from '../command.ts';
import { fieldChange } from '../field-change.ts';
import { gitOwnerOf } from '../git-owner.ts';
import { valueAt } from '../value-at.ts';
import { IDENTITY, spreadRuleOf, type SpreadRule } from './spread-rule.ts';

/** What the words of a changed spread rule need. `key` is the label that tells revisions apart. */
export type SpreadParams = Readonly<{
  kind: string;
  name: string;
  topologyKey: string;
  key?: string;
  owner?: GitOwner;
  closed?: ClosedDomain;
}>;
/** The node that no pod may use and that holds the minimum, and how many pods can run for as long as it does. */
export type ClosedDomain = Readonly<{ node: string; atMost: number }>;
/** Fields of a rule to set, and the label that they use. */
export type SpreadFields = Readonly<{ fields: Readonly<Record<string, unknown>>; key?: string }>;

/** Proposes to set fields of the rule that a finding is about: live, or in Git where Git owns it. */
export function* proposeForRule(
  finding: Finding,
  world: World,
  fieldsFor: (rule: SpreadRule) => SpreadFields | undefined,
): Iterable<Proposal<SpreadParams>> {
  const rule = spreadRuleOf(finding, world);
  const wanted = rule && fieldsFor(rule);
  if (!wanted) return;

  const { workload, at, constraint } = rule;
  const { kind, on, object, holder } = workload;
  const owner = gitOwnerOf(holder.object, world);
  const change = fieldChange(holder, at, IDENTITY, wanted.fields);
  yield {
    kind: owner ? 'gitops' : 'patch',
    risk: isRecreated(object) ? 'downtime' : 'restart',
    change,
    goal: { is: 'updated-ready', on },
    ...(!owner && { command: commandOf(change) }),
    params: {
      kind,
      name: on.name,
      topologyKey: constraint.topologyKey,
      ...(wanted.key && { key: wanted.key }),
      ...(owner && { owner }),
      ...closedIn(finding),
    },
  };
}

function closedIn({ params }: Finding): Pick<SpreadParams, 'closed'> {
  const [node, atMost] = [valueAt(params, '/tainted/node'), valueAt(params, '/atMost')];
  return typeof node === 'string' && typeof atMost === 'number' ? { closed: { node, atMost } } : {};
}

/** Whether all old pods go before the first new one comes. */
function isRecreated(object: object): boolean {
  return valueAt(object, '/spec/strategy/type') === 'Recreate';
}
