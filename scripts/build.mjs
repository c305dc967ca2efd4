// Builds dist/, which the image, the installed package and `npm start` all run: `node scripts/build.mjs`.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { installPackages } from './install.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PAGE = 'playground/page';

installPackages();
rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
compile('tsconfig.build.json');
if (existsSync(join(ROOT, 'tsconfig.page.json'))) compile('tsconfig.page.json');
cpSync(join(ROOT, 'src', PAGE), join(ROOT, 'dist', PAGE), {
  recursive: true,
  filter: (path) => !path.endsWith('.ts'),
});

function compile(project) {
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
  const { status, error } = spawnSync(tsc, ['-p', join(ROOT, project)], { stdio: 'inherit' });
  if (error) console.error(`The compiler did not start: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
