// Whether dist/ is newer than what it is made from. Plain JavaScript for Node 20.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MAIN = join(ROOT, 'dist', 'main.js');
const SETTINGS = ['package-lock.json', 'scripts/build.mjs'];

/** A folder counts besides its files: its time tells that one was removed. */
export function isBuilt() {
  if (!existsSync(MAIN)) return false;
  const built = statSync(MAIN).mtimeMs;
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true });
  const paths = ['src', ...sources.map((path) => join('src', path)), ...SETTINGS];
  return paths.every((path) => statSync(join(ROOT, path)).mtimeMs < built);
}
