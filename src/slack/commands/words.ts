import { visible } from '../../text/visible.ts';

/**
 * The words of a command as they were meant: phones turn `-n` into a dash, quotes into curly ones and
 * names into links, and people paste backticks.
 */
export function wordsOf(text: string): string[] {
  return visible(text)
    .replaceAll(MARKUP, (_, inside: string) => meant(inside))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(QUOTES, '')
    .split(/\s+/u) // knows no-break and ideographic spaces
    .filter(Boolean)
    .map(withDashes);
}

const MARKUP = /<([^<>]*)>/g;
const QUOTES = /["'`´‘’‚‛“”„‟«»]/gu;
const LONG_DASHES = /^[‐‑‒–—―−-]+(?=\p{L})/u;

/** `<http://web.shop|web.shop>` is "web.shop", `<#C1|ops>` is "ops", and a person is nobody's target. */
function meant(inside: string): string {
  if (inside.startsWith('@') || inside.startsWith('!')) return ' ';
  const [link = '', label] = inside.split('|');
  return label ?? link.replace(/^(https?:\/\/|mailto:)/, '').replace(/\/$/, '');
}

/** A phone makes one long dash of two short ones: before one letter it was one, before a word two. */
function withDashes(word: string): string {
  const dashes = LONG_DASHES.exec(word)?.[0];
  if (!dashes) return word;
  const name = word.slice(dashes.length);
  const isShort = /^\p{L}(=|$)/u.test(name);
  return `${isShort ? '-' : '--'}${name}`;
}
