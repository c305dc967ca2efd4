import { distanceOf } from '../../text/nearest-word.ts';
import type { Concept } from './concept.ts';
import { english } from './english.ts';
import { fillers, koreanFillers } from './fillers.ts';
import { korean } from './korean.ts';

/** A concept that a text names, and by which of its words. */
export type Mark = Readonly<{ concept: Concept; at: readonly number[] }>;
/** All that a text names, and which of its words say something. */
export type Marked = Readonly<{ marks: readonly Mark[]; content: readonly number[] }>;

type Phrase = Readonly<{ concept: Concept; words: readonly string[] }>;

const CONCEPTS = Object.keys(english) as Concept[]; // its keys by its type
const PHRASES: readonly Phrase[] = CONCEPTS.flatMap((concept) =>
  english[concept]
    .flatMap((line) => line.split('|'))
    .filter((said) => said.includes(' '))
    .map((said) => ({ concept, words: said.split(' ') })),
).toSorted((a, b) => b.words.length - a.words.length);
const WORDS = new Map<string, readonly Concept[]>();
const STEMS = new Map<string, readonly Concept[]>();
for (const concept of CONCEPTS)
  for (const word of english[concept].flatMap((line) => line.split('|')))
    if (!word.includes(' ')) {
      WORDS.set(word, [...(WORDS.get(word) ?? []), concept]);
      STEMS.set(stemOf(word), [...(STEMS.get(stemOf(word)) ?? []), concept]);
    }
const KOREAN = CONCEPTS.flatMap((concept) =>
  korean[concept]
    .flatMap((line) => line.split('|'))
    .map((stem) => ({ concept, stem, bare: stem.replaceAll(' ', '') })),
);

/** Finds the concepts that the words of a text name, in either language and with slips of the finger. */
export function marked(tokens: readonly string[]): Marked {
  const phrases = phrasesIn(tokens);
  const claimed = new Set(phrases.flatMap(({ at }) => at));
  const singles = tokens.flatMap((token, at) =>
    claimed.has(at) || HANGUL.test(token)
      ? []
      : conceptsOf(token).map((concept) => ({ concept, at: [at] })),
  );
  const marks = [...phrases, ...singles, ...koreanIn(tokens)];
  const named = new Set(marks.flatMap(({ at }) => at));
  const content = tokens.flatMap((token, at) => (named.has(at) || !isFiller(token) ? [at] : []));
  return { marks, content };
}

const HANGUL = /\p{Script=Hangul}/u;

function isFiller(token: string): boolean {
  if (/^\d+$/.test(token)) return true;
  return HANGUL.test(token)
    ? koreanFillers.some((begin) => token.startsWith(begin))
    : fillers.has(token);
}

/** The longest phrases first; each word belongs to one. */
function phrasesIn(tokens: readonly string[]): readonly Mark[] {
  const taken = new Set<number>();
  return PHRASES.flatMap(({ concept, words }) =>
    tokens.flatMap((_, from) => {
      const at = words.map((__, index) => from + index);
      const isThere = words.every((word, index) => tokens[from + index] === word);
      if (!isThere || at.some((one) => taken.has(one))) return [];
      for (const one of at) taken.add(one);
      return [{ concept, at }];
    }),
  );
}

function conceptsOf(token: string): readonly Concept[] {
  const exact = WORDS.get(token) ?? (fillers.has(token) ? [] : STEMS.get(stemOf(token)));
  if (exact || fillers.has(token) || token.length < 4 || /[\d./_-]/.test(token)) return exact ?? [];
  const most = token.length < 8 ? 1 : 2;
  const near = [...WORDS.keys(), ...fillers]
    .filter((word) => word.length >= 4 && word[0] === token[0])
    .map((word) => ({ word, distance: distanceOf(token, word) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)[0];
  return near ? (WORDS.get(near.word) ?? []) : [];
}

/** Korean is found without its spaces, which many leave out or put elsewhere. */
function koreanIn(tokens: readonly string[]): readonly Mark[] {
  const starts: number[] = [];
  let bare = '';
  for (const token of tokens) {
    starts.push(bare.length);
    bare += token;
  }
  const tokenAt = (index: number) => starts.findLastIndex((start) => start <= index);
  const found = KOREAN.flatMap(({ concept, bare: stem }) => {
    const from = HANGUL.test(stem) ? bare.indexOf(stem) : -1;
    const isWord = starts.includes(from) || stem.length > 1 || HANGUL.test(bare[from - 1] ?? '');
    return from < 0 || !isWord ? [] : [{ concept, from, to: from + stem.length }];
  });
  const whole = found.filter(
    (one) => !found.some((other) => isWithin(one, other) && lengthOf(other) > lengthOf(one)),
  );
  return whole.map(({ concept, from, to }) => {
    const [first, last] = [tokenAt(from), tokenAt(to - 1)];
    return { concept, at: Array.from({ length: last - first + 1 }, (_, index) => first + index) };
  });
}

type Span = Readonly<{ from: number; to: number }>;

function isWithin(inner: Span, outer: Span): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

function lengthOf({ from, to }: Span): number {
  return to - from;
}

/** A word without the endings of English, so that two forms of one word are alike. */
function stemOf(word: string): string {
  if (word.length < 5) return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
  return word
    .replace(/(?:ing|ed|es|s)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/y$/, 'i')
    .replace(/e$/, '');
}
