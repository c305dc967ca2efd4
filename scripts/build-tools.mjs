// Builds the programs of the test control plane once, into a cache outside the repository.
// Plain JavaScript that Node 20 understands. `node scripts/build-tools.mjs` prints as JSON where they are.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { withLock } from './tools/lock.mjs';
import { copyManifests } from './tools/manifests.mjs';
import { ownPrograms, programs as upstream } from './tools/programs.mjs';
import { run } from './tools/run.mjs';

const SOURCES = fileURLToPath(new URL('../tools/', import.meta.url));
const COPY = new URL('./tools/manifests.mjs', import.meta.url);
const MODULES = ['kube', 'kwok', 'crds'];
const programs = [...upstream, ...ownPrograms.map(withFile)];
const GO = { CGO_ENABLED: '0', GOTOOLCHAIN: 'local', GOFLAGS: '-trimpath' };

/**
 * Makes sure that etcd, the control plane, the Rollouts controller, kwok and our own programs are there. `programs` maps
 * each name to its file, `crds` is a folder of manifests and `stages` kwok's configuration. A program
 * in the folder KUBEBUILDER_ASSETS is taken from there.
 */
export async function buildTools({ log }) {
  const home = await cacheFolder();
  const manifests = join(home, `manifests-${shortHash(readFileSync(COPY))}`);
  const assets = process.env.KUBEBUILDER_ASSETS;
  const own = programs.filter((one) => !assets || !existsSync(join(assets, fileOf(one))));
  const isComplete = () => missing(home, own).length === 0 && existsSync(manifests);
  if (!isComplete()) {
    const wait = () => log('Another process builds the test control plane: waiting for it.');
    await withLock(join(home, 'lock'), () => build(home, own, manifests, log), wait);
  }

  const folderOf = (program) => (own.includes(program) ? join(home, 'bin') : assets);
  return {
    programs: Object.fromEntries(
      programs.map((one) => [one.name, join(folderOf(one), fileOf(one))]),
    ),
    crds: join(manifests, 'crds'),
    stages: join(manifests, 'stages.yaml'),
  };
}

/** What buildTools would build, in a line; undefined where nothing is missing. */
export async function toolsPlan() {
  const assets = process.env.KUBEBUILDER_ASSETS;
  const own = programs.filter((one) => !assets || !existsSync(join(assets, fileOf(one))));
  const open = missing(await cacheFolder(), own);
  const mb = open.reduce((sum, program) => sum + program.mb, 0);
  if (open.length === 0) return undefined;
  return `the test control plane from Go modules: ${open.length} programs, ${mb} MB, from nothing 5 to 10 minutes on 2 cores`;
}

/** A program of this repository has a file per state of its sources, so that others need not be built again. */
function withFile(program) {
  const folder = join(SOURCES, program.module, program.source);
  const sources = readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return { ...program, file: `${program.name}-${shortHash(JSON.stringify(sources))}` };
}

function fileOf({ name, file = name }) {
  return file;
}

/** One folder per set of sources, flags and compiler. */
async function cacheFolder() {
  const version = await run('go', ['env', 'GOVERSION'], goIn('kube')).catch((cause) => {
    throw new Error('The test control plane is built with Go: install Go 1.26 or newer.', {
      cause,
    });
  });
  const sums = MODULES.map((name) => readFileSync(join(SOURCES, name, 'go.sum'), 'utf8'));
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(cache, 'kubewhy', 'tools', shortHash(JSON.stringify([version, upstream, GO, sums])));
}

function shortHash(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

function missing(home, own) {
  return own.filter((program) => !existsSync(join(home, 'bin', fileOf(program))));
}

async function build(home, own, manifests, log) {
  const open = missing(home, own); // read under the lock: another process may have built some
  const mb = open.reduce((sum, program) => sum + program.mb, 0);
  if (open.length > 0) {
    log(`Building the test control plane once, into ${home}: ${open.length} programs, ${mb} MB.`);
    log('From nothing: 5 to 10 minutes on 2 cores, and about 1 GB of Go modules to download.');
  }

  mkdirSync(join(home, 'bin'), { recursive: true });
  for (const [index, program] of open.entries()) {
    await buildOne(program, join(home, 'bin'), `${index + 1}/${open.length}`, log);
  }
  if (!existsSync(manifests)) await addManifests(manifests);
}

/** Builds beside the place and renames when complete, so that an interruption leaves no half of it. */
async function buildOne(program, bin, turn, log) {
  const { name, module, source, flags = '' } = program;
  const started = Date.now();
  const minutes = setInterval(() => {
    log(`  ${turn} ${name}: still building, ${Math.round((Date.now() - started) / 60_000)} min`);
  }, 60_000);
  const partial = join(bin, `.${name}.${process.pid}`);
  try {
    await run(
      'go',
      ['build', '-ldflags', `-s -w ${flags}`.trim(), '-o', partial, source],
      goIn(module),
    );
    chmodSync(partial, 0o755);
    renameSync(partial, join(bin, fileOf(program)));
  } finally {
    clearInterval(minutes);
    rmSync(partial, { force: true });
  }
  log(`  ${turn} ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}

async function addManifests(target) {
  const partial = `${target}.${process.pid}`;
  const modules = {
    rollouts: await moduleFolder('kube', 'github.com/argoproj/argo-rollouts'),
    kwok: await moduleFolder('kwok', 'sigs.k8s.io/kwok'),
    istio: await moduleFolder('crds', 'istio.io/api'),
  };
  try {
    copyManifests(modules, partial);
    if (!existsSync(target)) renameSync(partial, target);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

async function moduleFolder(module, path) {
  const download = await run('go', ['mod', 'download', '-json', path], goIn(module));
  return JSON.parse(download).Dir;
}

function goIn(module) {
  return { cwd: join(SOURCES, module), env: { ...process.env, ...GO } };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  buildTools({ log: (line) => console.error(line) }).then(
    (tools) => console.log(JSON.stringify(tools)),
    ({ message }) => {
      console.error(message);
      process.exitCode = 1;
    },
  );
}
