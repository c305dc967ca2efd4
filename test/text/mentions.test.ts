import { expect, it } from '@jest/globals';

import { mentions } from '#src/text/mentions.ts';

it.each([
  ['http://db:5432/shop', true],
  ['--host=db', true],
  ['db.shop.svc', true],
  ['DB', false],
  ['my-db', false],
  ['cache.db', false],
  ['db-0', false],
  ['', false],
])('finds the name db in “%s”: %s', (text, is) => {
  expect(mentions(text, 'db')).toBe(is);
});

it('takes a name for what it is, not for a pattern', () => {
  expect(mentions('dbx', 'd.x')).toBe(false);
});
