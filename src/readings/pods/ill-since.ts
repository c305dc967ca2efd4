import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { conditionOf } from '../conditions.ts';
import { aboutContainer, firstSaid } from '../events.ts';
import { podRef } from '../workloads/workloads.ts';
import { endedRun } from './runs.ts';

/** What the kubelet says as long as it waits to start a container again. */
const BACK_OFF = ['BackOff'];

/**
 * Since when a container fails: since its pod is not Ready or the kubelet began to wait with it, whichever was first; or
 * since it ended last. Only of a pod that was never well is that its birth.
 */
export function illSince(
  pod: Resource<'Pod'>,
  container: string,
  world: World,
): string | undefined {
  const { startTime: born } = pod.status ?? {};
  const ended = endedRun(pod, container)?.finishedAt;
  const ready = conditionOf(pod, 'Ready');
  const unready = ready?.status === 'False' ? ready.lastTransitionTime : undefined;
  const on = podRef(pod);
  const waited = ended && firstSaid(BACK_OFF, on, aboutContainer(container, on, world));
  const [first = ended ?? born] = [unready, waited]
    .flatMap((one) => one ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return first && born && Date.parse(first) < Date.parse(born) ? born : first;
}
