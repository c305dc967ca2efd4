import { expect, it } from '@jest/globals';

import { ruledOutInWords } from '#src/diagnosis/words/ruled-out-words.ts';

it.each([
  ['blocks-no-node', 'en', 'rejects no node'],
  ['blocks-no-node', 'ko', '막는 노드가 없음'],
  ['a-later-code', 'en', 'a-later-code'],
] as const)('puts %s into %s', (code, lang, words) => {
  expect(ruledOutInWords(code, lang)).toBe(words);
});
