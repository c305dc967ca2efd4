import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureGo, goVersion } from '../find-go.mjs';
import { run } from './run.mjs';

/** Where the Go modules of this repository are. */
export const SOURCES = fileURLToPath(new URL('../../tools/', import.meta.url));
const FLAGS = { CGO_ENABLED: '0', GOTOOLCHAIN: 'local', GOFLAGS: '-trimpath' };

/** A folder per set of sources, flags and compiler, outside the repository. */
export function cacheFolder(modules, programs) {
  const version = `${goVersion()}\n`;
  const sums = modules.map((name) => readFileSync(join(SOURCES, name, 'go.sum'), 'utf8'));
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const content = JSON.stringify([version, programs, FLAGS, sums]);
  return join(cache, 'kubewhy', 'tools', shortHash(content));
}

/** The programs that are not in the folder yet. */
export function missingIn(home, programs) {
  return programs.filter((program) => !existsSync(join(home, 'bin', fileOf(program))));
}

/** What the file of a program is called. */
export function fileOf({ name, file = name }) {
  return file;
}

/** Builds one after the other, and says every minute that it still does. */
export async function build(home, programs, log) {
  mkdirSync(join(home, 'bin'), { recursive: true });
  for (const [index, program] of programs.entries()) {
    await buildOne(program, home, `${index + 1}/${programs.length}`, log);
  }
}

/** Builds beside the place and renames when complete, so that an interruption leaves no half of it. */
async function buildOne(program, home, turn, log) {
  const { name, module, source, flags = '' } = program;
  const started = Date.now();
  const minutes = setInterval(() => {
    log(`  ${turn} ${name}: still building, ${Math.round((Date.now() - started) / 60_000)} min`);
  }, 60_000);
  const partial = join(home, 'bin', `.${name}.${process.pid}`);
  try {
    await go(['build', '-ldflags', `-s -w ${flags}`.trim(), '-o', partial, source], module);
    chmodSync(partial, 0o755);
    renameSync(partial, join(home, 'bin', fileOf(program)));
  } finally {
    clearInterval(minutes);
    rmSync(partial, { force: true });
  }
  log(`  ${turn} ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}

/** The folder of a Go module at the version that one of ours names. */
export async function moduleFolder(module, path) {
  const download = await go(['mod', 'download', '-json', path], module);
  return JSON.parse(download).Dir;
}

/** The first digits of a hash, enough for a name. */
export function shortHash(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** KUBEWHY_NO_INSTALL is what `npm test -- --no-install` tells the programs that it starts. */
function go(args, module) {
  const install = !process.env.KUBEWHY_NO_INSTALL;
  const { file } = ensureGo({ install, log: console.error });
  const env = { ...process.env, ...FLAGS };
  return run(file, args, { cwd: join(SOURCES, module), env });
}
