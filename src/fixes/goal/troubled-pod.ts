import type { Resource } from '../../domain/resource.ts';
import { created } from '../../readings/created.ts';
import { isHeldUp, isReady } from '../../readings/pods/pods.ts';
import { podRef } from '../../readings/workloads/workloads.ts';
import type { Troubled } from './goal-state.ts';

type Pod = Resource<'Pod'>;

/** After so many restarts a pod does not come up by itself. */
const LOST_AFTER = 2;

/** The API server's clock and ours differ by little. */
const SKEW_MS = 2000;

/**
 * The first of these pods that does not come up, those that crash before those that wait. Crashes from before the change, which
 * was made then, say nothing about it.
 */
export function troubledPod(
  pods: readonly Pod[],
  now: string,
  since: string | undefined,
): Troubled | undefined {
  const ill = pods
    .filter((pod) => !isReady(pod) && (isHeldUp(pod, now) || crashesOf(pod) > 0))
    .toSorted((a, b) => crashesOf(b) - crashesOf(a));
  const [first] = ill;
  if (!first) return undefined;
  const isNew = since !== undefined && created(first) >= Date.parse(since) - SKEW_MS;
  return { pod: podRef(first), isLost: isNew && crashesOf(first) >= LOST_AFTER };
}

/** How often a container of a pod was started again after a run that failed. */
function crashesOf({ status }: Pod): number {
  const all = [...(status?.initContainerStatuses ?? []), ...(status?.containerStatuses ?? [])];
  const crashes = all.map(({ restartCount, state, lastState }) => {
    const { exitCode = 0 } = state?.terminated ?? lastState?.terminated ?? {};
    return exitCode === 0 ? 0 : Math.max(restartCount, 1);
  });
  return Math.max(0, ...crashes);
}
