import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

const rows = ['docs/security.md', 'docs/reliability.md'].flatMap((page) =>
  rowsOf(page).map((row) => [page, row] as const),
);

it.each(rows)('%s names tests that there are: %s', (_, row) => {
  const named = row.split('|').at(-2) ?? '';
  const tests = Array.from(named.matchAll(/`(test\/[^`]+)`/g), ([, path = '']) => path);
  const isThere = (path: string) => existsSync(path) || existsSync(`${path}.test.ts`);

  expect(tests.length > 0 || named.trim() === 'the same').toBe(true);
  expect(tests.filter((path) => !isThere(path))).toEqual([]);
});

/** The rows of its tables that have a column for tests. */
function rowsOf(page: string): readonly string[] {
  const tables = readFileSync(page, 'utf8').match(/^\|(?:.*\n\|)*.*/gm) ?? [];
  return tables
    .map((table) => table.split('\n'))
    .filter(([head = '']) => head.endsWith('| test |'))
    .flatMap((lines) => lines.slice(2));
}
