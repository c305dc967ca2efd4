// Fetches the Go modules whose manifests the tests of test/integration/gitops apply; there is nothing to build in them.
// Plain JavaScript that Node 20 understands. `node scripts/find-modules.mjs` prints as JSON where each of them is.
import { moduleFolder } from './tools/go.mjs';
import { printsWhen } from './tools/prints-when.mjs';

/** By the module of ours that says which version. */
const NAMED = {
  'argo-cd': ['github.com/argoproj/argo-cd/v3'],
  flux: ['github.com/fluxcd/kustomize-controller', 'github.com/fluxcd/source-controller'],
  crds: ['istio.io/api'],
  'custom-kinds': [
    'github.com/cert-manager/cert-manager',
    'github.com/cilium/cilium',
    'github.com/external-secrets/external-secrets',
    'github.com/fluxcd/helm-controller',
    'github.com/kedacore/keda/v2',
    'github.com/longhorn/longhorn-manager',
    'sigs.k8s.io/gateway-api',
  ],
};

/** Each module's folder by its path. */
async function findModules() {
  const named = Object.entries(NAMED).flatMap(([ours, paths]) =>
    paths.map(async (path) => [path, await moduleFolder(ours, path)]),
  );
  return Object.fromEntries(await Promise.all(named));
}

await printsWhen(import.meta.url, findModules);
