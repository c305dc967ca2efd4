import type { World } from '../../../domain/model.ts';
import type { Change } from '../../../domain/plan.ts';
import type { Proposal } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import type { Counted } from '../../../knowledge/causes/scheduling/spread-counts-tainted-node.words.ts';
import type { Skewed } from '../../../knowledge/causes/scheduling/spread-skew.words.ts';
import { present } from '../../../text/present.ts';
import { fieldChange } from '../../change/field-change.ts';
import { joinedChange } from '../../change/joined-change.ts';
import { templateProposal } from '../../change/template-proposal.ts';
import { workloadOf } from '../../change/workload.ts';
import { forStatefulSet } from './for-stateful-set.ts';
import { wordsOf, type FieldsFor, type SpreadParams } from './spread-params.ts';
import { IDENTITY, spreadRulesOf } from './spread-rule.ts';

/**
 * Proposes to set fields of the rules that a finding is about, all in one change, for what several rules block
 * together no single one of them opens.
 */
export function* proposeForRules(
  finding: Finding<Counted | Skewed>,
  world: World,
  fieldsFor: FieldsFor,
): Iterable<Proposal<SpreadParams>> {
  const workload = workloadOf(finding, world);
  if (!workload) {
    yield* forStatefulSet(finding, world, fieldsFor);
    return;
  }
  const { holder, template } = workload;
  const sets = spreadRulesOf(finding, template, world).flatMap((rule) => {
    const wanted = fieldsFor(rule, workload);
    return wanted ? [{ rule, ...wanted }] : [];
  });
  const [first, ...others] = sets.map(({ rule, fields }): Change =>
    fieldChange(holder, rule.at, IDENTITY, fields),
  );
  if (!first) return;
  const key = sets.find((one) => one.key)?.key;
  yield templateProposal(workload, joinedChange([first, ...others]), world, {
    ...wordsOf(sets.map(({ rule }) => rule)),
    ...present({ key }),
    ...closedIn(finding),
  });
}

function closedIn({ params }: Finding<Counted | Skewed>): Pick<SpreadParams, 'closed'> {
  if (!('tainted' in params)) return {};
  const { tainted, atMost } = params;
  return { closed: { node: tainted.node, atMost } };
}
