import { expect, it } from '@jest/globals';

import { symptomFinders } from '#src/diagnosis/symptoms/index.ts';
import { nextCheckFor } from '#src/i18n/next-check.ts';

it.each(symptomFinders.map(({ kind }) => kind))('names a check that decides about %s', (kind) => {
  const { en, ko } = nextCheckFor(kind);

  expect(en).toMatch(/\w/);
  expect(ko).toMatch(/\p{Script=Hangul}/u);
});
