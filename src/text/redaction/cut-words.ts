import type { Span } from './span.ts';

/** Only lines of about 2 KiB are cut. */
const LEAST = 1_500;
const AFTER_GAP = / … (\S+)/g;

/** What follows the gap in a line that was cut: it may be the rest of a secret whose name went. */
export function cutWords(text: string): readonly Span[] {
  if (text.length < LEAST) return [];
  return Array.from(text.matchAll(AFTER_GAP), ({ 0: all, 1: word = '', index }) => {
    const to = index + all.length;
    return [to - word.length, to];
  });
}
