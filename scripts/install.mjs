// Installs the packages of package-lock.json where they are missing or old. Plain JavaScript for Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Installs unless what npm once wrote is newer than the lock file. Exits when that fails. */
export function installPackages() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  const locked = join(ROOT, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return;

  console.error('Installing the packages of package-lock.json, which takes half a minute …');
  // npm 11 refuses a lock file that lists the optional programs of one platform only; install takes it.
  if (npm('ci', 'ignore') || npm('install --no-save', 2)) return;
  console.error('npm install failed. Mend what it says above and run this again.');
  process.exit(1);
}

function npm(command, output) {
  const args = [...command.split(' '), ...QUIET];
  const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: ['ignore', 'ignore', output] });
  return status === 0;
}
