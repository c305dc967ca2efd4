import { expect, it } from '@jest/globals';

import { momentWord } from '#src/text/moment-word.ts';

it('tells the second in UTC', () => {
  expect(momentWord('2026-03-02T18:07:14.123+09:00')).toBe('2026-03-02 09:07:14 UTC');
});

it('leaves text alone that is no time', () => {
  expect(momentWord('soon')).toBe('soon');
});
