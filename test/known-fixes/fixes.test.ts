import { readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { compared } from '#test/known-fixes/compared.ts';

const { table, counted } = await compared();

/** Of those whose fix is a field: so many have the field, so many the value. */
it.each([
  ['field', 0.6],
  ['value', 0.4],
] as const)('offers the %s of known fixes for a share of %s', (what, wanted) => {
  expect(counted.filter((one) => one[what]).length / counted.length).toBeGreaterThanOrEqual(wanted);
});

it('plans nothing that is beyond the reach of its remedy', () => {
  expect(counted.flatMap(({ name, unsafe }) => unsafe.map((why) => `${name}: ${why}`))).toEqual([]);
});

it('is told in docs/fixes.md as it is; `npm run test:fixes` writes it', () => {
  expect(readFileSync('docs/fixes.md', 'utf8')).toBe(table);
});
