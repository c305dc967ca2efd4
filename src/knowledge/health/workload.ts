import type { HealthCheck } from '../../domain/health-check.ts';
import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { isReady, isStarting, START_MS } from '../../readings/pods/pods.ts';
import { isWithin } from '../../readings/time.ts';
import { SIZED, sizeOf, type Sized } from '../../readings/workloads/sizes.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';

/** Whether somebody or its plan keeps a workload from replacing its pods. */
function isHeldBack(workload: Sized): boolean {
  if (isOfKind('apps/Deployment', workload)) return workload.spec?.paused === true;
  const isByHand = isOfKind('apps/StatefulSet', workload) || isOfKind('apps/DaemonSet', workload);
  return isByHand && workload.spec?.updateStrategy?.type === 'OnDelete';
}

/** The pods of a StatefulSet that its partition leaves at the old revision. */
function leftByPlan(workload: Sized): number {
  const isSet = isOfKind('apps/StatefulSet', workload);
  return (isSet && workload.spec?.updateStrategy?.rollingUpdate?.partition) || 0;
}

/**
 * A workload is healthy when its controller has seen its spec and counts as many available pods of the present
 * revision as are wanted. One that is paused, or leaves pods at the old revision by plan, is healthy all the same.
 */
export const workloadHealth: HealthCheck<(typeof SIZED)[number]> = {
  of: SIZED,

  look(workload, world) {
    const { wanted, available, updated, isObserved } = sizeOf(workload);
    const { phase } = { phase: undefined, ...workload.status };
    const isPaused = phase === 'Paused' || isHeldBack(workload);
    const isUpdated = updated >= wanted - leftByPlan(workload) || isPaused;
    if (isObserved && available >= wanted && isUpdated) return 'healthy';

    const { pods } = podsOf(refTo(kindOf(workload), workload), world);
    const { lastUpdateTime, lastTransitionTime } = conditionOf(workload, 'Progressing') ?? {};
    const changed = lastUpdateTime ?? lastTransitionTime ?? workload.metadata?.creationTimestamp;
    const isMoving =
      pods.some((pod) => isStarting(pod, world.now) || isProving(pod, workload, world.now)) ||
      isWithin(START_MS, changed, world.now);
    return isMoving ? 'starting' : 'unsure';
  },
};

/** Ready, and not for as long as it takes to count as available. */
function isProving(pod: Resource<'Pod'>, { spec }: Sized, now: string): boolean {
  const { minReadySeconds } = { minReadySeconds: 0, ...spec };
  const since = conditionOf(pod, 'Ready')?.lastTransitionTime;
  return isReady(pod) && isWithin(minReadySeconds * 1000, since, now);
}
