import { globSync, readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import type { GoalCode } from '#src/fixes/goal/goal-state.ts';
import { goalWords } from '#src/fixes/words/goal-words.ts';

const CODE = /why: '([a-z-]+)'|(?:waiting|failed)\('([a-z-]+)'/g;
const files = globSync('src/fixes/goal/*.ts');
const codes = files
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(CODE)])
  .map(([, a, b]) => a ?? b ?? '');

it.each([...new Set(codes)])('there are words for %s', (why) => {
  const state = { is: 'waiting', why: why as GoalCode, note: '1/2' } as const;

  expect(goalWords(state, 'en')).toMatch(/^[A-Z].*\. \(1\/2\)$/);
  expect(goalWords(state, 'ko')).toMatch(/[가-힣].*\. \(1\/2\)$/);
});
