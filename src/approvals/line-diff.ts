/** One line of a diff: kept, taken out or put in. */
export type Line = Readonly<{ sign: ' ' | '-' | '+'; text: string }>;

/** The shortest way from some lines to others. Takes time by the product of their numbers. */
export function lineDiff(before: readonly string[], after: readonly string[]): readonly Line[] {
  const start = before.findIndex((line, index) => line !== after[index]);
  const same = start === -1 ? Math.min(before.length, after.length) : start;
  const kept = before.slice(0, same).map((text): Line => ({ sign: ' ', text }));
  return [...kept, ...walk(before.slice(same), after.slice(same))];
}

function* walk(before: readonly string[], after: readonly string[]): Iterable<Line> {
  const common = lengths(before, after);
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      yield { sign: ' ', text: old };
      i++;
      j++;
    } else if (old !== undefined && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) {
      yield { sign: '-', text: old };
      i++;
    } else if (fresh !== undefined) {
      yield { sign: '+', text: fresh };
      j++;
    }
  }
}

/** Of the longest common rests, by where they begin. */
function lengths(before: readonly string[], after: readonly string[]): readonly number[][] {
  const table = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (const [i, row] of [...table.entries()].toReversed().slice(1)) {
    for (let j = after.length - 1; j >= 0; j--) {
      const below = table[i + 1] ?? [];
      row[j] =
        before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}
