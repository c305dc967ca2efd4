import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'kubewhy-launcher-'));

beforeAll(() => {
  cpSync('bin', join(folder, 'bin'), { recursive: true });
  for (const name of ['node24.mjs', 'is-new-enough.mjs']) {
    cpSync(join('scripts', name), join(folder, 'scripts', name));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the launchers', () => {
  it('say what to run where nothing is built', () => {
    const { status, stdout, stderr } = launch('kubewhy.mjs', ['why', 'web']);

    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('npm run build');
  });

  it.each([
    ['kubewhy.mjs', ['why', 'web', '-o', 'json'], 'why,web,-o,json'],
    ['kubectl-why.mjs', ['web', '-n', 'shop'], 'why,web,-n,shop'],
  ])('%s hands its arguments and the exit status on', (name, args, handed) => {
    mkdirSync(join(folder, 'dist'), { recursive: true });
    const main = 'console.log(process.argv.slice(2).join()); process.exitCode = 3;';
    writeFileSync(join(folder, 'dist/main.js'), main);

    const { status, stdout } = launch(name, args);

    expect({ status, stdout }).toEqual({ status: 3, stdout: `${handed}\n` });
  });

  it('keep what was compiled in the cache of the user', () => {
    mkdirSync(join(folder, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'dist/main.js'), 'console.log(1);');

    launch('kubewhy.mjs', []);

    expect(readdirSync(join(folder, 'cache/kubewhy/compiled'))).not.toEqual([]);
  });
});

function launch(name: string, args: readonly string[]) {
  return spawnSync(process.execPath, [join(folder, 'bin', name), ...args], {
    encoding: 'utf8',
    env: { ...process.env, XDG_CACHE_HOME: join(folder, 'cache') },
  });
}
