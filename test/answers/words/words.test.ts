import { describe, expect, it } from '@jest/globals';

import * as answer from '#src/answers/words/answer.ts';
import { codeWords } from '#src/answers/words/codes.ts';
import * as errors from '#src/answers/words/errors.ts';
import { fullName, kindWord, objectName } from '#src/answers/words/object-name.ts';
import * as preview from '#src/answers/words/preview.ts';
import * as summary from '#src/answers/words/summary.ts';
import { timeWord } from '#src/text/time-word.ts';

const HANGUL = /[가-힣]/;

describe.each(Object.entries({ answer, errors, preview, summary }))(
  'the words of %s',
  (_, words) => {
    it.each(leavesOf(words))('say %s in both languages', (_path, { en, ko }) => {
      // A function is judged by its source: what it takes is its own affair.
      expect(String(en)).toMatch(/[a-z]/);
      expect(String(en)).not.toMatch(HANGUL);
      expect(String(ko)).toMatch(HANGUL);
    });
  },
);

describe('a name', () => {
  const rollout = { kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' };

  it('is said without API group', () => {
    expect(kindWord(rollout.kind)).toBe('Rollout');
    expect(objectName(rollout)).toBe('Rollout `web`');
  });

  it('is said with the namespace, where there is one', () => {
    expect(fullName(rollout)).toBe('Rollout `shop/web`');
    expect(fullName({ kind: 'Node', name: 'worker-1' })).toBe('Node `worker-1`');
  });
});

it('says a code that has no words yet as it is', () => {
  expect(codeWords('no-dry-run', 'en')).toBe('no dry run was made');
  expect(codeWords('toString', 'ko')).toBe('toString');
});

it('says a time to the minute, in UTC', () => {
  expect(timeWord('2026-03-02T18:07:14.123+09:00')).toBe('2026-03-02 09:07 UTC');
});

type Leaf = Readonly<{ en: Word; ko: Word }>;
type Word = string | ((...blanks: never[]) => string);

function leavesOf(words: object, path = ''): [string, Leaf][] {
  return Object.entries(words).flatMap(([key, value]: [string, object]): [string, Leaf][] =>
    'en' in value ? [[`${path}${key}`, value as Leaf]] : leavesOf(value, `${path}${key}.`),
  );
}
