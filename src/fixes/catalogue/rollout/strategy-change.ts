import { OLD_POD_FIRST } from '../../../carry-out/reach/forms/old-pod-first.ts';
import type { GitOwner } from '../../../domain/git-owner.ts';
import { isOfKind } from '../../../domain/keys.ts';
import type { World } from '../../../domain/model.ts';
import type { Risk } from '../../../domain/plan.ts';
import type { Proposal } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { updateOf } from '../../../readings/workloads/updates.ts';
import { valueAt } from '../../../text/json-pointer.ts';
import { present } from '../../../text/present.ts';
import { fieldChange } from '../../change/field-change.ts';
import { gitOwnerOf } from '../../change/git-owner.ts';
import { workloadOf, type Workload } from '../../change/workload.ts';
import { commandOf } from '../../commands/command.ts';

/** What the words of a changed update strategy need. */
export type StrategyParams = Readonly<{ name: string; replicas: number; owner?: GitOwner }>;
/** The place of the fields, and what they are set to. */
export type StrategyFields = Readonly<{ at: string; fields: Readonly<Record<string, unknown>> }>;

/** Proposes to change how a finding's workload replaces its pods: live, or in Git where Git owns it. */
export function* proposeStrategy(
  finding: Finding,
  world: World,
  fieldsFor: (workload: Workload) => StrategyFields | undefined,
): Iterable<Proposal<StrategyParams>> {
  const workload = workloadOf(finding, world);
  const wanted = workload && fieldsFor(workload);
  if (!wanted) return;

  const { on, object } = workload;
  if (!updateOf(object, world)) return; // no old pod is there that could go
  const owner = gitOwnerOf(object, world);
  const change = fieldChange({ on, object }, wanted.at, [], wanted.fields);
  const replicas = object.spec?.replicas ?? 1;
  const risk: Risk = replicas === 1 ? 'downtime' : 'none';
  yield {
    kind: owner ? 'gitops' : 'patch',
    risk,
    change,
    goal: { is: 'updated-ready', on },
    ...(!owner && { command: commandOf(change) }),
    params: { name: on.name, replicas, ...present({ owner }) },
  };
}

const ROLLING = { type: 'RollingUpdate', rollingUpdate: OLD_POD_FIRST };

/** The nearest part of a Deployment's strategy that is there already, since a patch makes no parents. */
export function oldPodFirst({ object }: Workload): StrategyFields {
  if (isOfKind('argoproj.io/Rollout', object))
    return { at: '/spec/strategy/canary', fields: OLD_POD_FIRST };
  if (valueAt(object, '/spec/strategy/rollingUpdate') !== undefined) {
    return { at: '/spec/strategy/rollingUpdate', fields: OLD_POD_FIRST };
  }
  return valueAt(object, '/spec/strategy') === undefined
    ? { at: '/spec', fields: { strategy: ROLLING } }
    : { at: '/spec/strategy', fields: ROLLING };
}
