// Builds Argo CD and two controllers of Flux once, into the cache of the other tools.
// Plain JavaScript that Node 20 understands. `node scripts/build-gitops.mjs argo-cd|flux` prints as JSON where they are.
import { join } from 'node:path';

import { build, cacheFolder, fileOf, missingIn } from './tools/go.mjs';
import { withLock } from './tools/lock.mjs';
import { printsWhen } from './tools/prints-when.mjs';

const FLUX = ['source-controller', 'kustomize-controller'];
const programs = [
  { name: 'argocd', module: 'argo-cd', source: 'github.com/argoproj/argo-cd/v3/cmd' },
  ...FLUX.map((name) => ({ name, module: 'flux', source: `github.com/fluxcd/${name}` })),
];

/** Makes sure that those of a module are there, and answers with the file of each by its name. */
function buildGitops(module) {
  const own = programs.filter((one) => one.module === module);
  return async ({ log }) => {
    const home = cacheFolder(['argo-cd', 'flux'], programs);
    if (missingIn(home, own).length > 0) {
      const wait = () => log(`Another process builds ${module}: waiting for it.`);
      await withLock(join(home, `lock-${module}`), () => complete(home, own, log), wait);
    }
    return Object.fromEntries(own.map((one) => [one.name, join(home, 'bin', fileOf(one))]));
  };
}

async function complete(home, own, log) {
  log(`Building ${own.map(({ name }) => name).join(' and ')} once, into ${home}.`);
  log('From nothing: up to 8 minutes of 2 processors and about 1 GB of Go modules to download.');
  await build(home, missingIn(home, own), log);
}

await printsWhen(import.meta.url, buildGitops(process.argv[2]));
