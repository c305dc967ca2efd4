import type { SignedEntry } from '../domain/audit.ts';

/**
 * How many entries are not there of which those that are tell, by their own numbers and by what each came after. What came after the
 * last of all nobody can tell; nor, unless these are the whole audit, what came before the first of a process.
 */
export function missingIn(
  entries: readonly Pick<SignedEntry, 'place'>[],
  isWhole: boolean,
): number {
  const there = new Map<string, Set<number>>();
  const last = new Map<string, number>();
  for (const { place } of entries) {
    if (!place) continue;
    there.set(place.run, (there.get(place.run) ?? new Set()).add(place.n));
    for (const { run, n } of [place, place.after ?? place])
      last.set(run, Math.max(n, last.get(run) ?? 0));
  }
  const gaps = [...last].map(([run, most]) => {
    const numbers = there.get(run) ?? new Set();
    const least = isWhole ? 1 : Math.min(...numbers, most + 1);
    return most - least + 1 - numbers.size;
  });
  return gaps.reduce((sum, gap) => sum + gap, 0);
}

/** Of entries with the same place the first: whoever can write to Redis can copy a genuine one. */
export function firstOfEach<T extends Pick<SignedEntry, 'place'>>(
  entries: readonly T[],
): ReadonlySet<T> {
  const seen = new Map(
    entries.toReversed().map((one) => [one.place ? `${one.place.run} ${one.place.n}` : one, one]),
  );
  return new Set(seen.values());
}
