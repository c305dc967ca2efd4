import type { Finder, Span } from './span.ts';

/** What a finder finds in the items of a list as in one line with blanks between them: for each item the parts of it. */
export function spansPerItem(items: readonly string[], find: Finder): readonly (readonly Span[])[] {
  const found = items.length > 1 ? find(items.join(' ')) : [];
  let start = 0; // of the item in the line
  return items.map(({ length }) => {
    const [from, to] = [start, start + length];
    start = to + 1;
    return found
      .map(([a, b]): Span => [Math.max(a, from) - from, Math.min(b, to) - from])
      .filter(([a, b]) => a < b);
  });
}
