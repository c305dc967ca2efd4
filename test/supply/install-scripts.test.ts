import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, describe, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'kubewhy-install-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a package', () => {
  it('runs no script of its own when it is installed', () => {
    const scripts = { install: `node -e "fs.writeFileSync('ran', '')"` };
    const mean = { name: 'mean', version: '1.0.0', scripts };
    const root = { name: 'root', version: '1.0.0', dependencies: { mean: 'file:mean' } };
    const packages = {
      '': root,
      mean: { version: '1.0.0', hasInstallScript: true },
      'node_modules/mean': { resolved: 'mean', link: true },
    };
    write('package.json', root);
    write('package-lock.json', { ...root, lockfileVersion: 3, packages });
    write('mean/package.json', mean);

    install(folder);

    expect(existsSync(join(folder, 'node_modules/mean/package.json'))).toBe(true);
    expect(existsSync(join(folder, 'mean/ran'))).toBe(false);
  });

  it.each(['Dockerfile', 'scripts/node24.mjs'])('has none run by %s either', (file) => {
    const text = readFileSync(file, 'utf8');
    const installs = text.match(/npm (ci|install|prune)\b.*|'ci',\s.*/g) ?? [];

    expect(installs.length).toBeGreaterThan(0);
    for (const line of installs) expect(line).toContain('--ignore-scripts');
  });
});

function install(where: string): void {
  const module = JSON.stringify(resolve('scripts/install.mjs'));
  const program = `(await import(${module})).installPackages(${JSON.stringify(where)})`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
}

function write(file: string, content: object): void {
  mkdirSync(join(folder, 'mean'), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content));
}
