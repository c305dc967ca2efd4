// Builds dist/, which the image, the installed package and the roles of `npm start` run: `node scripts/build.mjs`.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { installPackages } from './install.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

installPackages();
rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
compile('tsconfig.build.json');

function compile(project) {
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
  const { status, error } = spawnSync(tsc, ['-p', join(ROOT, project)], { stdio: 'inherit' });
  if (error) console.error(`The compiler did not start: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
