import { visible } from '../../text/visible.ts';

/**
 * The words of a plain text as they were meant: phones turn `-n` into a dash and quotes into curly ones, and people paste
 * backticks.
 */
export function wordsOf(text: string): string[] {
  return visible(text)
    .replaceAll(QUOTES, '')
    .split(/\s+/u) // knows no-break and ideographic spaces
    .filter(Boolean)
    .map(withDashes);
}

const QUOTES = /["'`´‘’‚‛“”„‟«»]/gu;
const LONG_DASHES = /^[‐‑‒–—―−-]+(?=\p{L})/u;

/** A phone makes one long dash of two short ones: before one letter it was one, before a word two. */
function withDashes(word: string): string {
  const dashes = LONG_DASHES.exec(word)?.[0];
  if (!dashes) return word;
  const name = word.slice(dashes.length);
  const isShort = /^\p{L}(=|$)/u.test(name);
  return `${isShort ? '-' : '--'}${name}`;
}
