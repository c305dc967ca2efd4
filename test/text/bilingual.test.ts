import { expect, it } from '@jest/globals';

import { bilingual } from '#src/text/bilingual.ts';

it('makes a thing once for each language', () => {
  expect(bilingual((lang) => `said in ${lang}`)).toEqual({ en: 'said in en', ko: 'said in ko' });
});
