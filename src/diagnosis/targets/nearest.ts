import type { Ref } from '../../domain/model.ts';

const MOST = 3;

/** The few names that are closest to one that does not exist. */
export function nearestTo(name: string, refs: readonly Ref[]): readonly Ref[] {
  const limit = Math.max(2, Math.floor(name.length / 3));
  return refs
    .map((ref) => ({
      ref,
      edits: Math.min(edits(name, ref.name), edits(name, ref.name.slice(0, name.length))),
    }))
    .filter((one) => one.edits <= limit)
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, MOST)
    .map(({ ref }) => ref);
}

/** How many letters have to be changed, added or left out (Levenshtein). */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
