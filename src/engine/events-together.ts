import type { Read } from '../domain/model.ts';

/** From so many objects of a namespace on, one list of its events costs less than theirs. */
const MANY = 6;

/** The same reads with fewer requests: the events of many objects become one list, where that was not asked for before. */
export function eventsTogether(
  reads: readonly Read[],
  wasAsked: (read: Read) => boolean,
): readonly Read[] {
  const groups = Map.groupBy(reads, placeOf);
  return [...groups].flatMap(([namespace, group]) => {
    const list: Read = { list: 'Event', scope: { namespace } };
    return namespace && group.length > MANY && !wasAsked(list) ? [list] : group;
  });
}

/** The namespace whose events a read wants; "" where it wants something else. */
function placeOf(read: Read): string {
  return 'events' in read ? (read.events.namespace ?? '') : '';
}
