import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2);

describe('the threat model', () => {
  it.each(rows)('names a test that there is: %s', (row) => {
    const [, file = ''] = /\| `(test\/[^`]+\.test\.ts)` \|$/.exec(row) ?? [];

    expect(existsSync(file)).toBe(true);
  });
});
