/** Texts that differ only in what is not of their wording, such as numbers, ids and names. */
export type Template<T> = Readonly<{ words: readonly string[]; of: readonly T[] }>;

const ANY = '<*>';
/** As much of two texts of one length has to be the same, word by word. */
const ALIKE = 0.6;
/** Longer texts differ at their ends, which tells little. */
const MOST_WORDS = 40;
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;
const HEX = /\b[\da-f]{8,}\b/gi;
const QUOTED = /"[^"]*"|(?<!\w)'[^']*'(?!\w)/g;

/**
 * Groups by wording, as Drain does (He et al., 2017): of what has the same number of words and the same first one, that
 * goes together of which most words are the same.
 */
export function templatesOf<T>(
  items: readonly T[],
  textOf: (item: T) => string,
): readonly Template<T>[] {
  const byShape = new Map<string, { words: readonly string[]; of: T[] }[]>();
  for (const item of items) {
    const words = masked(textOf(item)).split(/\s+/).slice(0, MOST_WORDS);
    const shape = `${words.length} ${words[0]}`;
    const known = byShape.get(shape) ?? [];
    byShape.set(shape, known);
    const like = known.find((one) => likeness(one.words, words) >= ALIKE);
    if (!like) {
      known.push({ words, of: [item] });
      continue;
    }
    like.of.push(item);
    like.words = like.words.map((word, at) => (word === words[at] ? word : ANY));
  }
  return [...byShape.values()].flat();
}

/** A text without what varies: quotes, ids, addresses, numbers and durations. */
function masked(text: string): string {
  return text
    .trim()
    .replaceAll(UUID, ANY)
    .replaceAll(HEX, ANY)
    .replaceAll(QUOTED, ANY)
    .replaceAll(/[\p{L}\d]+/gu, (run) => (/\d/.test(run) ? ANY : run))
    .replaceAll(/[-+]?<\*>(?:[.:,/_-]<\*>)*/g, ANY);
}

function likeness(a: readonly string[], b: readonly string[]): number {
  return a.filter((word, at) => word === b[at]).length / a.length;
}
