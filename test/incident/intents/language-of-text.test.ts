import { expect, it } from '@jest/globals';

import { languageOfText } from '#src/incident/intents/language-of-text.ts';

it.each([
  ['what changed?', 'ko', 'en'],
  ['로그 보여줘', 'en', 'ko'],
  ['logs', 'ko', 'ko'],
  ['logs', 'en', 'en'],
  ['payments-api는?', 'en', 'ko'],
] as const)('is that of the text %s where it tells one', (text, usual, lang) => {
  expect(languageOfText(text, usual)).toBe(lang);
});
