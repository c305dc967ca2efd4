import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import { conditionOf } from '../../world/readings/conditions.ts';
import { isStarting, START_MS } from '../../world/readings/pods/pods.ts';
import { isWithin } from '../../world/readings/time.ts';
import { SIZED, sizeOf } from '../../world/readings/workloads/sizes.ts';
import { podsOf } from '../../world/readings/workloads/workloads.ts';
import type { HealthCheck } from '../health-check.ts';

/**
 * A workload is healthy when its controller has seen its spec and counts as many available pods of the present
 * revision as are wanted. A Rollout that pauses as planned, or a Deployment that
 * somebody has paused, has not finished, and is healthy all the same.
 */
export const workloadHealth: HealthCheck<(typeof SIZED)[number]> = {
  of: SIZED,

  look(workload, world) {
    const { wanted, available, updated, isObserved } = sizeOf(workload);
    const { phase } = { phase: undefined, ...workload.status };
    const isHalted =
      phase === 'Paused' || (isOfKind('apps/Deployment', workload) && workload.spec?.paused);
    const isPaused = isHalted === true && available >= wanted;
    if (isObserved && available >= wanted && (updated >= wanted || isPaused)) return 'healthy';

    const { pods } = podsOf(refTo(kindOf(workload), workload), world);
    const { lastUpdateTime, lastTransitionTime } = conditionOf(workload, 'Progressing') ?? {};
    const changed = lastUpdateTime ?? lastTransitionTime ?? workload.metadata?.creationTimestamp;
    const isMoving =
      pods.some((pod) => isStarting(pod, world.now)) || isWithin(START_MS, changed, world.now);
    return isMoving ? 'starting' : 'unsure';
  },
};
