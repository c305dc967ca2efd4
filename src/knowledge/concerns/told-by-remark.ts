import { isOfKind } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { EVENTS_KEPT_MS } from '../../readings/freshness.ts';
import { restartedContainers } from '../../readings/pods/containers.ts';
import { isReady, readinessSince } from '../../readings/pods/pods.ts';
import { isWithin } from '../../readings/time.ts';
import type { Warning } from '../../readings/warnings.ts';

/** Whether a remark of its own tells more of a warning: probes that failed in a start, restarts that are past. */
export function isToldByRemark(
  { reason, evidence: { at } }: Warning,
  object: Resource,
  { now }: World,
): boolean {
  if (!at || !isOfKind('Pod', object) || !isReady(object)) return false;
  const since = readinessSince(object);
  if (!since || Date.parse(at) > Date.parse(since)) return false;
  if (reason === 'Unhealthy') return isWithin(EVENTS_KEPT_MS, since, now);
  const isPast = [...restartedContainers(object, now)].some(({ until }) => until);
  return reason === 'BackOff' && isPast;
}
