import { describe, expect, it } from '@jest/globals';

import { LANGS } from '#src/domain/lang.ts';
import { read } from '#test/support/explaining.ts';
import { pastes } from '#test/support/pastes.ts';

const KNOWN = pastes.filter(({ wanted }) => !['-', 'fine'].includes(wanted));

describe('what people paste', () => {
  it.each(KNOWN)('is known: $wanted, by $text', ({ wanted, text }) => {
    const { ids } = read(text);

    expect([...new Set(ids)].toSorted()).toEqual(wanted.split(' ').toSorted());
  });

  it.each(KNOWN)('is told in both languages with what to look at next: $text', ({ text }) => {
    for (const lang of LANGS) {
      const { said } = read(text, lang);

      expect(said).not.toMatch(/undefined|\{\w+\}|"title":""|"text":""|"sentence":""/);
      expect(/\p{Script=Hangul}/u.test(said)).toBe(lang === 'ko');
    }
  });

  it.each(pastes.filter(({ wanted }) => wanted === '-'))(
    'is not taken for trouble where it only looks like it: $text',
    ({ text }) => {
      const { ids, well } = read(text);

      expect(ids.filter((id) => id !== 'as-seen')).toEqual([]);
      expect(well).toEqual([]);
    },
  );

  it.each(pastes.filter(({ wanted }) => wanted === 'fine'))(
    'is a list without trouble: $text',
    ({ text }) => {
      const { ids, well } = read(text);

      expect(ids).toEqual([]);
      expect(well).not.toEqual([]);
    },
  );
});
