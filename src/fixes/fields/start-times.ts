import type { World } from '../../domain/model.ts';
import type { Candidate } from '../../domain/remedy.ts';
import { isReady, readinessSince } from '../../readings/pods/pods.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { candidate } from './candidate.ts';
import type { InTemplate } from './holders.ts';

/** What is longer was no start: the pod was Ready before, and again. */
const LONGEST_S = 30 * 60;
const MARGIN = 1.5;

/**
 * How long the container of a pod of the same workload took from its start until its pod was Ready, and half as long again; only
 * where that is more than it was given.
 */
export function seenStarts(
  { of, container }: InTemplate,
  given: number,
  world: World,
): readonly Candidate[] {
  const [longest] = podsOf(of.on, world)
    .pods.filter(isReady)
    .flatMap((pod) => {
      const statuses = pod.status?.containerStatuses ?? [];
      const { running } = statuses.find(({ name }) => name === container.name)?.state ?? {};
      const ready = Date.parse(readinessSince(pod) ?? '');
      const seconds = Math.round((ready - Date.parse(running?.startedAt ?? '')) / 1000);
      return seconds <= LONGEST_S ? [{ seconds, pod: pod.metadata?.name ?? '' }] : [];
    })
    .toSorted((a, b) => b.seconds - a.seconds);
  const enough = Math.ceil((longest?.seconds ?? 0) * MARGIN);
  if (!longest || enough <= given) return [];
  return [candidate(`${enough}s`, 'seen-start', `${longest.pod}: ${longest.seconds} s`)];
}
