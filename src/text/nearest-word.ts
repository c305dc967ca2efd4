/** The name that differs from a typed word by a letter, or by two where it is long enough. */
export function nearestWord(word: string, names: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined;
  const [closest] = names
    .map((name) => ({ name, distance: distanceOf(word, name) }))
    .toSorted((a, b) => a.distance - b.distance);
  if (!closest) return undefined;
  return closest.distance <= (closest.name.length < 5 ? 1 : 2) ? closest.name : undefined;
}
const LONGEST = 20;

/** Letters to add, drop or change, or neighbours to swap. */
export function distanceOf(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (row[j - 1] ?? 0) + 1,
          (rows[i - 1]?.[j] ?? 0) + 1,
          (rows[i - 1]?.[j - 1] ?? 0) + same,
          swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Number.POSITIVE_INFINITY;
}
