// Builds the programs of the test control plane once, into a cache outside the repository.
// Plain JavaScript that Node 20 understands. `node scripts/build-tools.mjs` prints as JSON where they are.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import {
  build,
  cacheFolder,
  fileOf,
  missingIn,
  moduleFolder,
  shortHash,
  SOURCES,
} from './tools/go.mjs';
import { withLock } from './tools/lock.mjs';
import { copyManifests } from './tools/manifests.mjs';
import { printsWhen } from './tools/prints-when.mjs';
import { ownPrograms, programs as upstream } from './tools/programs.mjs';

const COPY = new URL('./tools/manifests.mjs', import.meta.url);
const MODULES = ['kube', 'kwok', 'crds'];
const programs = [...upstream, ...ownPrograms.map(withFile)];

/**
 * Makes sure that etcd, the control plane, the Rollouts controller, kwok and our own programs are there. `programs` maps
 * each name to its file, `crds` is a folder of manifests and `stages` kwok's configuration. A program
 * in the folder KUBEBUILDER_ASSETS is taken from there.
 */
export async function buildTools({ log }) {
  const home = cacheFolder(MODULES, upstream);
  const manifests = join(home, `manifests-${shortHash(readFileSync(COPY))}`);
  const assets = process.env.KUBEBUILDER_ASSETS;
  const own = programs.filter((one) => !assets || !existsSync(join(assets, fileOf(one))));
  const isComplete = () => missingIn(home, own).length === 0 && existsSync(manifests);
  if (!isComplete()) {
    const wait = () => log('Another process builds the test control plane: waiting for it.');
    await withLock(join(home, 'lock'), () => complete(home, own, manifests, log), wait);
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
export function toolsPlan() {
  const assets = process.env.KUBEBUILDER_ASSETS;
  const own = programs.filter((one) => !assets || !existsSync(join(assets, fileOf(one))));
  const open = missingIn(cacheFolder(MODULES, upstream), own);
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

async function complete(home, own, manifests, log) {
  const open = missingIn(home, own); // read under the lock: another process may have built some
  const mb = open.reduce((sum, program) => sum + program.mb, 0);
  if (open.length > 0) {
    log(`Building the test control plane once, into ${home}: ${open.length} programs, ${mb} MB.`);
    log('From nothing: 5 to 10 minutes on 2 cores, and about 1 GB of Go modules to download.');
  }
  await build(home, open, log);
  if (!existsSync(manifests)) await addManifests(manifests);
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

await printsWhen(import.meta.url, buildTools);
