import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

const rows = ['docs/security.md', 'docs/reliability.md'].flatMap((page) =>
  firstTableOf(page).map((row) => [page, row] as const),
);

it.each(rows)('%s names tests that there are: %s', (_, row) => {
  const named = row.split('|').at(-2) ?? '';
  const tests = Array.from(named.matchAll(/`(test\/[^`]+)`/g), ([, path = '']) => path);
  const isThere = (path: string) => existsSync(path) || existsSync(`${path}.test.ts`);

  expect(tests.length > 0 || named.trim() === 'the same').toBe(true);
  expect(tests.filter((path) => !isThere(path))).toEqual([]);
});

/** Its rows without their head. */
function firstTableOf(page: string): readonly string[] {
  const [table = ''] = /^\|(?:.*\n\|)*/m.exec(readFileSync(page, 'utf8')) ?? [];
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
}
