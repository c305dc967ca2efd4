import type { Evidence, Ref, World } from '../domain/model.ts';
import { OUR_REASONS } from '../domain/ports.ts';
import type { Resource } from '../domain/resource.ts';

/** What events with one of these reasons say about an object, newest first. */
export function eventsSaying(
  reasons: readonly string[],
  on: Ref,
  world: Pick<World, 'events'>,
): Evidence[] {
  return world
    .events(on)
    .items.filter(({ reason = '' }) => reasons.includes(reason))
    .map((event) => ({
      source: 'event' as const,
      on,
      at: lastSeen(event),
      quote: event.message ?? '',
    }))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** The same events, without those about other containers of the pod: the kubelet names the container in fieldPath. */
export function aboutContainer(container: string, on: Ref, world: World): Pick<World, 'events'> {
  const { items, ...gap } = world.events(on);
  const own = items.filter(({ involvedObject: { fieldPath } }) => {
    const [, named] = /^spec\.\w*[cC]ontainers\{(.+)\}$/.exec(fieldPath ?? '') ?? [];
    return named === undefined || named === container;
  });
  return { events: () => ({ items: own, ...gap }) };
}

/** How often events with one of these reasons were reported about an object; a repetition may carry another id, and so be an event of its own. */
export function eventCount(
  reasons: readonly string[],
  on: Ref,
  world: Pick<World, 'events'>,
): number {
  return world
    .events(on)
    .items.filter(({ reason = '' }) => reasons.includes(reason))
    .reduce((sum, { count = 1, series }) => sum + (series?.count ?? count), 0);
}

/** When an event with one of these reasons was first seen about an object. */
export function firstSaid(
  reasons: readonly string[],
  on: Ref,
  world: Pick<World, 'events'>,
): string | undefined {
  return world
    .events(on)
    .items.filter(({ reason = '' }) => reasons.includes(reason))
    .map((event) => event.firstTimestamp ?? event.metadata.creationTimestamp ?? lastSeen(event))
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
}

/** When an event was last seen. A repeated one keeps its object and moves this time; only old reporters fill lastTimestamp. */
export function lastSeen({
  series,
  lastTimestamp,
  eventTime,
  metadata,
}: Resource<'Event'>): string {
  return series?.lastObservedTime ?? lastTimestamp ?? eventTime ?? metadata.creationTimestamp ?? '';
}

/** Whether kubewhy itself wrote it: that somebody changed an object says nothing of how it is. */
export function isOurs({ reason = '' }: Resource<'Event'>): boolean {
  return OUR_REASONS.some((ours) => ours === reason);
}
