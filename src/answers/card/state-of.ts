import { isOfKind } from '../../domain/keys.ts';
import type { CardState } from '../../domain/rollout-card.ts';
import type { Updated } from '../../simulator/rollout/strategy-of.ts';
import { conditionOf } from '../../world/readings/conditions.ts';
import { pauseOf } from '../../world/readings/workloads/pauses.ts';
import { sizeOf } from '../../world/readings/workloads/sizes.ts';

/** How the update of a workload stands. */
export function stateOf(workload: Updated): CardState {
  if (!isSeen(workload)) return 'unseen';
  if (isOfKind('argoproj.io/Rollout', workload)) {
    const { abort, phase, currentPodHash, stableRS } = workload.status ?? {};
    const isPromoted = currentPodHash !== undefined && currentPodHash === stableRS;
    if (isPromoted && isComplete(workload)) return 'done';
    if (abort && !isPromoted) return 'aborted';
    if (phase === 'Degraded') return 'stuck';
    return pauseOf(workload) ? 'paused' : 'progressing';
  }
  if (isComplete(workload)) return 'done';
  if (!isOfKind('apps/Deployment', workload)) return 'progressing';
  if (conditionOf(workload, 'Progressing')?.reason === 'ProgressDeadlineExceeded') return 'stuck';
  return workload.spec?.paused ? 'paused' : 'progressing';
}

/** Rollouts before 1.0 wrote a hash there, which tells nothing. */
function isSeen({ metadata, status }: Updated): boolean {
  return !(Number(status?.observedGeneration ?? 0) < (metadata?.generation ?? 0));
}

/** Whether all pods are of the newest revision, available, and alone. */
function isComplete(workload: Updated): boolean {
  const { wanted, available, updated } = sizeOf(workload);
  const kept = isOfKind('apps/StatefulSet', workload)
    ? (workload.spec?.updateStrategy?.rollingUpdate?.partition ?? 0) // pods below it keep their revision
    : 0;
  const isAlone =
    !isOfKind('apps/Deployment', workload) || (workload.status?.replicas ?? 0) <= wanted;
  return updated >= wanted - kept && available >= wanted && isAlone;
}
