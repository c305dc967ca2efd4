import { expect, it } from '@jest/globals';

import { check } from '#src/incident/commands/check.ts';

const given = { text: '', lang: 'en', isUnseen: true, options: {} } as const;

it('asks for the lists that are named, in a namespace where one is given', () => {
  expect(
    check.order({ ...given, rest: ['backups', 'ha'], options: { namespace: 'shop' } }),
  ).toEqual({
    is: 'ask',
    as: 'check',
    query: { text: 'backups ha', namespace: 'shop' },
    lang: 'en',
    private: false,
  });
});

it('is not private where all have seen the question', () => {
  expect(
    check.order({ ...given, rest: [], isUnseen: false, options: { private: true } }),
  ).toMatchObject({ is: 'wrong' });
});
