// Installs the packages of package-lock.json where they are missing or old. Plain JavaScript for Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs `npm ci` unless what it once wrote is newer than the lock file. Exits when that fails. */
export function installPackages() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  const locked = join(ROOT, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return;

  console.error('Installing the packages of package-lock.json …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) return;
  console.error('npm ci failed. Mend what it says above and run this again.');
  process.exit(1);
}
