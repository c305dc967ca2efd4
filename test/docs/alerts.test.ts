import { readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { alertsTable } from '#test/support/alerts-table.ts';

it('docs/alerts.md lists the families of alerts that there are', () => {
  expect(readFileSync('docs/alerts.md', 'utf8')).toBe(alertsTable());
});
