import { looksRandom } from './looks-random.ts';
import type { Span } from './span.ts';

const WORDS =
  /(?<![\\%A-Za-z0-9+/_=-])[A-Za-z0-9+/_=-]{20,}|(?<=\\u[0-9a-f]{4}|%[0-9A-F]{2})[A-Za-z0-9+/_=-]{20,}/g;
/** What does not stand within base64 and in names stands between them. */
const SEPARATED = /[A-Za-z0-9+]+={0,2}/g;
/** A line of a key or certificate. */
const BODY = /^[A-Za-z0-9+/]{60,}={0,2}$/;
/** A JSON pointer to a field: no key is made of whole words. */
const POINTER = /^(?:\/(?:\d+|[a-z]+(?:[A-Z][a-z]*)*))+$/;
const DIGEST = /^sha\d{3}-/;

/** Words that only a generator draws, whatever stands before them: keys, tokens, bodies of certificates. */
export function randomWords(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (DIGEST.test(word) || POINTER.test(word)) continue; // of an npm package: "sha512-…"
    if (BODY.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word)) {
      spans.push([index, index + word.length]);
    } else if (isEncoded(word)) spans.push([index, index + word.length]);
    else spans.push(...partsOf(word, index));
  }
  return spans;
}

/** base64 ends with "="; so does a name before its value, seldom at such a length. */
function isEncoded(word: string): boolean {
  return (
    word.length % 4 === 0 &&
    /^[A-Za-z0-9+/_-]{18,}={1,2}$/.test(word) &&
    [/\d/, /[a-z]/, /[A-Z]/].every((kind) => kind.test(word))
  );
}

function partsOf(word: string, at: number): readonly Span[] {
  if (looksRandom(word) && !/[-_/]/.test(word)) return [[at, at + word.length]];
  return Array.from(word.matchAll(SEPARATED))
    .filter(({ 0: part }) => looksRandom(part))
    .map(({ 0: part, index }) => [at + index, at + index + part.length]);
}
