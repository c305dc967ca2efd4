import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

const FILE = `
  import { expect, it } from '@jest/globals';
  it.each([['long', 'enough'], ['short']])('a row that is %s', (first, second) => {
    expect(second).toBe('enough');
  });
`;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kubewhy-runner-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a row with fewer values than the test has parameters fails at once, and says so', () => {
  const config = {
    rootDir: folder,
    testMatch: ['**/*.test.mjs'],
    testRunner: join(process.cwd(), 'test/support/runner/natively.mjs'),
  };
  writeFileSync(join(folder, 'rows.test.mjs'), FILE);

  const jest = ['--experimental-vm-modules', join('node_modules', 'jest', 'bin', 'jest.js')];
  const args = [...jest, '--config', JSON.stringify(config), '--verbose'];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });

  expect(stderr).toContain('✓ a row that is long');
  expect(stderr).toContain('✕ a row that is short');
  expect(stderr).toContain('its row has fewer values than it has parameters');
});
