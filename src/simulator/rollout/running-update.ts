import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { replicaSetsOf } from '../../readings/workloads/replica-sets.ts';
import { updateOf, type Revised } from '../../readings/workloads/updates.ts';
import { weightAt } from './canary-steps.ts';
import type { Fenceposts } from './fenceposts.ts';
import { strategyOf } from './strategy-of.ts';
import type { Point } from './strategy.ts';

/** An update that is under way, and what its controller would do now. */
export type RunningUpdate = Readonly<{
  newest: Ref<'apps/ReplicaSet'>;
  older: readonly Resource<'Pod'>[];
  limits: Fenceposts;
  replicas: number;
  available: number; // over all revisions
  waits: boolean; // it does nothing until more pods are available
  known: boolean;
}>;

/** How an update of surging pods stands; undefined where none is under way, or other numbers decide. */
export function runningUpdate(workload: Revised, world: World): RunningUpdate | undefined {
  const update = updateOf(workload, world);
  if (!update || isRouted(workload)) return undefined;
  const { newest, older, gap } = update;
  const owner = refTo(kindOf(workload), workload);
  const { items: sets } = replicaSetsOf(owner, world);
  const others = sets.filter(({ metadata }) => metadata?.name !== newest.metadata?.name);
  const sum = (of: (set: Resource<'apps/ReplicaSet'>) => number | undefined) =>
    others.reduce((all, set) => all + (of(set) ?? 0), 0);
  const wanted = { updated: newest.spec?.replicas ?? 1, older: sum(({ spec }) => spec?.replicas) };
  const available = {
    updated: newest.status?.availableReplicas ?? 0,
    older: sum(({ status }) => status?.availableReplicas),
  };
  const replicas = workload.spec?.replicas ?? 1;
  const planned = strategyOf(workload, { replicas, older: wanted.older });
  if (!planned?.limits || wanted.older === 0) return undefined;
  return {
    newest: refTo('apps/ReplicaSet', newest),
    older,
    limits: planned.limits,
    replicas,
    available: available.updated + available.older,
    waits: planned.strategy.next(pointOf(wanted, workload), available) === undefined,
    known: gap === undefined,
  };
}

/** Where a router moves the traffic, or all pods change at once, no surge decides. */
function isRouted(workload: Revised): boolean {
  if (!isOfKind('argoproj.io/Rollout', workload)) return false;
  const { canary, blueGreen } = workload.spec?.strategy ?? {};
  return canary?.trafficRouting !== undefined || blueGreen !== undefined;
}

function pointOf(counts: Pick<Point, 'updated' | 'older'>, workload: Revised): Point {
  if (!isOfKind('argoproj.io/Rollout', workload)) return { ...counts, at: { is: 'rolling' } };
  const { currentStepIndex: step = 0 } = workload.status ?? {};
  const steps = workload.spec?.strategy?.canary?.steps ?? [];
  return { ...counts, at: { is: 'step', step, weight: weightAt(steps, step, 100), shifted: 0 } };
}
