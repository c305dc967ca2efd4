import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const JEST = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--runInBand'];
const ROWS = `
  import { expect, it } from '@jest/globals';
  it.each([['first', 1], ['second']])('%s', (name, number) => expect([name, number]).toBeDefined());
  it.each\`
    name       | number
    \${'third'} | \${3}
  \`('$name', ({ name, number }) => expect([name, number]).toEqual(['third', 3]));
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kubewhy-rows-'));
  await writeFile(join(folder, 'rows.test.mjs'), ROWS);
});
afterAll(() => rm(folder, { recursive: true }));

describe('a table of tests', () => {
  it('fails at once with a row that lacks a value, and runs the others', async () => {
    const run = promisify(execFile)(process.execPath, [...JEST, '--roots', folder]);

    const { stderr } = await run.then(
      () => ({ stderr: '' }),
      (failure: { stderr: string }) => failure,
    );

    expect(stderr).toContain('The row has 1 of the 2 values that its test takes.');
    expect(stderr).toMatch(/^Tests: +1 failed, 2 passed, 3 total$/m);
  });
});
