import { readdirSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { codeWords, noteWords } from '#src/answers/words/codes.ts';
import { fullName, shortestName } from '#src/answers/words/object-name.ts';
import { kindWord } from '#src/text/kind-word.ts';
import { timeWord } from '#src/text/time-word.ts';

const HANGUL = /[가-힣]/;
const FOLDER = 'src/answers/words';
/** Fields as Kubernetes spells them, and one sentence that is put together from others and takes their codes. */
const OTHERS =
  /^(preflightWords\.changes\.(surge-0|recreate|dynamic-stable-scale|fewer-replicas)|wordings\.(proofPart|cost))$/;
const files = await Promise.all(
  readdirSync(FOLDER).map(async (file) => ({
    file,
    words: leavesOf((await import(`#${FOLDER}/${file}`)) as object),
  })),
);

describe.each(files.filter(({ words }) => words.length > 0))('the words of $file', ({ words }) => {
  it.each(words)('say %s in both languages, and the same in both', (_, { en, ko }) => {
    const [english, korean] = [said(en), said(ko)];

    expect(english).toMatch(/[a-z]/);
    expect(english).not.toMatch(HANGUL);
    expect(korean).toMatch(HANGUL);
    expect(`${english} ${korean}`).not.toMatch(/undefined|null|NaN|\[object/);
    expect(blanksIn(korean)).toEqual(blanksIn(english));
  });
});

describe('a name', () => {
  const rollout = { kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' };

  it('is said without API group', () => {
    expect(kindWord(rollout.kind)).toBe('Rollout');
    expect(shortestName({ ...rollout, name: 'shop' }, rollout)).toBe('Rollout `web`');
  });

  it('is said with the namespace, where there is one', () => {
    expect(fullName(rollout)).toBe('Rollout `shop/web`');
    expect(fullName({ kind: 'Node', name: 'worker-1' })).toBe('Node `worker-1`');
  });
});

it('says what is no code as it is', () => {
  expect(codeWords('no-dry-run', 'en')).toBe('no dry run was made');
  expect(noteWords('toString', 'ko')).toBe('toString');
});

it('says a time to the minute, in UTC', () => {
  expect(timeWord('2026-03-02T18:07:14.123+09:00')).toBe('2026-03-02 09:07 UTC');
});

type Leaf = Readonly<{ en: Word; ko: Word }>;
type Table = Readonly<Record<string, unknown>>;
type Word = string | ((...blanks: never[]) => string);

/** Most files hold pairs of words, some a pair of tables. */
function leavesOf(words: object): [string, Leaf][] {
  return inside(words, '').filter(([path]) => !OTHERS.test(path));
}

function inside(words: object, within: string): [string, Leaf][] {
  return Object.entries(words)
    .filter(([, value]) => typeof value === 'object')
    .flatMap(([key, value]: [string, object]) =>
      'en' in value && 'ko' in value
        ? paired(value.en, value.ko, `${within}${key}`)
        : inside(value, `${within}${key}.`),
    );
}

function paired(en: unknown, ko: unknown, path: string): [string, Leaf][] {
  if (typeof en !== 'object') return [[path, { en, ko } as Leaf]];
  const [english, korean] = [en as Table, ko as Table];
  const keys = Object.keys({ ...english, ...korean });
  return keys.flatMap((key) => paired(english[key], korean[key], `${path}.${key}`));
}

/** What a word says with something in each of its blanks. */
function said(word: Word): string {
  return typeof word === 'string' ? word : word(...(BLANKS as never[]));
}

function blanksIn(text: string): readonly string[] {
  return [...new Set(text.match(/«.»/g))].toSorted();
}

/** Says its name as a string, two as a number, itself as each property, element or result. */
function blank(name: string): unknown {
  const itself: unknown = new Proxy(() => undefined, {
    apply: () => itself,
    get(_, key) {
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 2 : name);
      if (key === Symbol.iterator) return [itself].values.bind([itself]);
      if (key === 'length') return 2;
      return key === 'toString' ? () => name : itself;
    },
  });
  return itself;
}

const BLANKS = ['«a»', '«b»', '«c»', '«d»'].map(blank);
