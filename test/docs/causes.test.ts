import { readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { causesTable } from '#test/support/causes-table.ts';

it('docs/causes.md counts the causes and the scenarios that there are', () => {
  expect(readFileSync('docs/causes.md', 'utf8')).toBe(causesTable());
});
