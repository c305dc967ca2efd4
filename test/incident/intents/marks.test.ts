import { expect, it } from '@jest/globals';

import { marked } from '#src/incident/intents/marks.ts';
import { tokensOf } from '#src/incident/intents/token.ts';

it.each([
  ['restarting', 'restart'],
  ['rollback', 'rollback'],
  ['roll it back', 'rollback'],
  ['lgos', 'log'],
  ['chnaged', 'change'],
  ['다시시작', 'restart'],
  ['뭐가바뀌었어', 'change'],
  ["what's wrong", 'why'],
])('%s names %s', (text, concept) => {
  expect(marked(tokensOf(text)).marks.map((one) => one.concept)).toContain(concept);
});

it.each(['line', 'kitchen', '점심', 'web-1'])('%s names nothing', (text) => {
  expect(marked(tokensOf(text)).marks).toEqual([]);
});
