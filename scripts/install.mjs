// Installs the packages of package-lock.json where they are missing or old. Plain JavaScript for Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** What has to be built comes built: no package runs a script of its own. */
const ARGS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs in the folder, unless what npm once wrote there is newer than the lock file. Exits when that fails. */
export function installPackages(folder = ROOT) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const locked = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return;

  console.error('Installing the packages of package-lock.json, which takes half a minute …');
  const { status } = spawnSync('npm', ARGS, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 2],
  });
  if (status === 0) return;
  console.error('npm ci failed. Mend what it says above and run this again.');
  process.exit(1);
}
