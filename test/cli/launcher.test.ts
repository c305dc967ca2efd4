import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'kubewhy-launcher-'));

beforeAll(() => {
  cpSync('bin', join(folder, 'bin'), { recursive: true });
  for (const name of ['node24.mjs', 'is-new-enough.mjs']) {
    cpSync(join('scripts', name), join(folder, 'scripts', name));
  }
});
beforeEach(() => rmSync(join(folder, 'cache'), { recursive: true, force: true }));
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
    build({ 'main.js': 'console.log(process.argv.slice(2).join()); process.exitCode = 3;' });

    const { status, stdout } = launch(name, args);

    expect({ status, stdout }).toEqual({ status: 3, stdout: `${handed}\n` });
  });

  it('keep what was compiled in the cache of the user, and run the same from it', () => {
    const program = "const { twice } = require('./twice.js'); console.log(twice(21));";
    build({ 'main.js': program, 'twice.js': 'exports.twice = (n) => 2 * n;' });

    const first = launch('kubewhy.mjs', []);
    const kept = readdirSync(join(folder, 'cache/kubewhy/compiled'), { recursive: true });
    const second = launch('kubewhy.mjs', []);

    expect(kept).toHaveLength(1 + 2); // the folder of this Node, and a file for each
    expect([first.stdout, second.stdout]).toEqual(['42\n', '42\n']);
  });

  it('have V8 optimise later for an answer, and keep what was compiled for it apart', () => {
    build({ 'main.js': 'console.log(5);' });
    const kept = () => readdirSync(join(folder, 'cache/kubewhy/compiled'));

    const asked = ['why', 'why', 'serve'].map((name) => launch('kubewhy.mjs', [name]));

    expect(asked.map(({ stdout, stderr }) => stdout + stderr)).toEqual(['5\n', '5\n', '5\n']);
    expect(kept()).toHaveLength(2);
  });

  it('compile nothing again of what an answer loads only later', () => {
    const program = "setImmediate(() => console.log(require('./later.js').six()));";
    build({ 'main.js': program, 'later.js': 'exports.six = () => 6;' });

    launch('kubewhy.mjs', ['why']);
    const first = keptFiles();
    const { stdout } = launch('kubewhy.mjs', ['why']);

    expect(stdout).toBe('6\n');
    expect(first).toHaveLength(2);
    expect(keptFiles()).toEqual(first);
  });

  it('run what is built anew, be it as long as what was kept', () => {
    build({ 'main.js': 'console.log(1);' });
    launch('kubewhy.mjs', []);
    build({ 'main.js': 'console.log(2);' });

    expect(launch('kubewhy.mjs', []).stdout).toBe('2\n');
  });

  it('compile again what is damaged in the cache', () => {
    build({ 'main.js': 'console.log(3);' });
    launch('kubewhy.mjs', []);
    const cache = join(folder, 'cache/kubewhy/compiled');
    for (const entry of readdirSync(cache, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) writeFileSync(join(entry.parentPath, entry.name), 'damaged');
    }

    expect(launch('kubewhy.mjs', []).stdout).toBe('3\n');
  });

  it('run where nothing can be kept', () => {
    build({ 'main.js': 'console.log(4);' });
    writeFileSync(join(folder, 'a-file'), '');

    const { stdout, stderr } = launch('kubewhy.mjs', [], join(folder, 'a-file'));

    expect({ stdout, stderr }).toEqual({ stdout: '4\n', stderr: '' });
  });
});

/** Each file of the cache; one that is written again is another. */
function keptFiles(): readonly string[] {
  return readdirSync(join(folder, 'cache/kubewhy/compiled'), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name} ${statSync(join(parentPath, name)).ino}`)
    .toSorted();
}

function build(files: Readonly<Record<string, string>>): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  mkdirSync(join(folder, 'dist'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'dist', name), text);
}

function launch(name: string, args: readonly string[], cache = join(folder, 'cache')) {
  return spawnSync(process.execPath, [join(folder, 'bin', name), ...args], {
    encoding: 'utf8',
    env: { ...process.env, XDG_CACHE_HOME: cache },
  });
}
