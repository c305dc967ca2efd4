import { readKey } from '../../domain/keys.ts';
import type { Read, Scope } from '../../domain/model.ts';

/** From so many on, one list costs less than the reads. */
const FEW = 2;
/** Each object has events of its own: all of them are listed only where they are wanted in more namespaces than are asked at a time. */
const EVENT = 'Event';
const MOST_PLACES = 8;
/** Never listed: they are large, and their contents are private. */
const NEVER_LISTED = ['Secret'];

/** The same reads with fewer requests: many of one kind become one list, where that was not asked for before. */
export function together(
  reads: readonly Read[],
  scope: Scope,
  wasAsked: (read: Read) => boolean,
): readonly Read[] {
  const groups = Map.groupBy(reads, (read) => groupOf(read));
  const merged = [...groups].flatMap(([kind, group]) => {
    const lists = scopesOf(kind, group, scope).map((one): Read => ({ list: kind, scope: one }));
    return kind && group.length > FEW && !lists.some(wasAsked) ? lists : group;
  });
  return [...new Map(merged.map((read) => [readKey(read), read])).values()];
}

/** The kind whose list would answer a read; "" where none would. */
function groupOf(read: Read): string {
  if ('events' in read) return EVENT;
  if ('get' in read) return NEVER_LISTED.includes(read.get.kind) ? '' : read.get.kind;
  return 'list' in read && 'namespace' in read.scope ? read.list : '';
}

/** Where all of the reads look, or everywhere that the scan looks. */
function scopesOf(kind: string, reads: readonly Read[], whole: Scope): readonly Scope[] {
  const places = [...new Set(reads.map(placeOf))];
  return places.length <= (kind === EVENT ? MOST_PLACES : 1)
    ? places.map((namespace) => ({ namespace }))
    : [whole];
}

function placeOf(read: Read): string {
  if ('get' in read) return read.get.namespace ?? '';
  if ('events' in read) return read.events.namespace ?? 'default'; // where those of cluster-scoped objects are
  return 'list' in read && 'namespace' in read.scope ? read.scope.namespace : '';
}
