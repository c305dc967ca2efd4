import type { AuditEntry } from '../domain/audit.ts';

/**
 * How many entries are not there between those of each process that are, the oldest first; what came before the first or after the
 * last of a process, nobody can tell.
 */
export function missingBetween(entries: readonly Pick<AuditEntry, 'place'>[]): number {
  const numbers = new Map<string, Set<number>>();
  for (const { place } of entries) {
    if (place) numbers.set(place.run, (numbers.get(place.run) ?? new Set()).add(place.n));
  }
  const gaps = [...numbers.values()].map((ns) => Math.max(...ns) - Math.min(...ns) + 1 - ns.size);
  return gaps.reduce((sum, gap) => sum + gap, 0);
}

/** Of entries with the same place the first: whoever can write to Redis can copy a genuine one. */
export function firstOfEach<T extends Pick<AuditEntry, 'place'>>(
  entries: readonly T[],
): ReadonlySet<T> {
  const seen = new Map(
    entries.toReversed().map((one) => [one.place ? `${one.place.run} ${one.place.n}` : one, one]),
  );
  return new Set(seen.values());
}
