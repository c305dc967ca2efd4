import { isOfKind } from '../../../domain/keys.ts';
import type { World } from '../../../domain/model.ts';
import type { Risk } from '../../../domain/plan.ts';
import type { Proposal } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import type { GitOwner } from '../../../gitops/owner.ts';
import { commandOf } from '../../command.ts';
import { fieldChange } from '../../field-change.ts';
import { gitOwnerOf } from '../../git-owner.ts';
import { valueAt } from '../../value-at.ts';
import { workloadOf, type Workload } from '../../workload.ts';

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
    params: { name: on.name, replicas, ...(owner && { owner }) },
  };
}

/** The nearest part of a Deployment's strategy that is there already, since a patch makes no parents. */
export function oldPodFirst({ object }: Workload): StrategyFields {
  const limits = { maxSurge: 0, maxUnavailable: 1 };
  if (isOfKind('argoproj.io/Rollout', object))
    return { at: '/spec/strategy/canary', fields: limits };
  if (valueAt(object, '/spec/strategy/rollingUpdate') !== undefined) {
    return { at: '/spec/strategy/rollingUpdate', fields: limits };
  }
  const rollingUpdate = { rollingUpdate: limits };
  return valueAt(object, '/spec/strategy') === undefined
    ? { at: '/spec', fields: { strategy: { type: 'RollingUpdate', ...rollingUpdate } } }
    : { at: '/spec/strategy', fields: { type: 'RollingUpdate', ...rollingUpdate } };
}
