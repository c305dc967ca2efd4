import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { load, loadAll } from 'js-yaml';
import { applyPatch, type Operation } from 'rfc6902';

import type { Manifest } from '#test/integration/support/api.ts';
import { manifestsIn } from '#test/integration/support/control-plane/crds.ts';

/** A definition, as far as tests read it. */
export type Definition = Manifest &
  Readonly<{
    spec: Readonly<{
      group: string;
      scope: 'Namespaced' | 'Cluster';
      names: Readonly<{ kind: string; plural: string }>;
      versions: readonly Readonly<{ name: string; subresources?: Readonly<{ status?: object }> }>[];
    }>;
  }>;

/** Where a module has its definitions: folders, or single files. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'github.com/argoproj/argo-cd/v3': ['manifests/crds'],
  'github.com/cert-manager/cert-manager': ['deploy/crds'],
  'github.com/cilium/cilium': ['v2', 'v2alpha1'].map(
    (version) => `pkg/k8s/apis/cilium.io/client/crds/${version}`,
  ),
  'github.com/external-secrets/external-secrets': ['deploy/crds/bundle.yaml'],
  'github.com/fluxcd/helm-controller': ['config/crd/bases'],
  'github.com/fluxcd/kustomize-controller': ['config/crd/bases'],
  'github.com/fluxcd/source-controller': ['config/crd/bases'],
  'github.com/kedacore/keda/v2': ['config/crd/bases'],
  'github.com/longhorn/longhorn-manager': ['k8s/crds.yaml'],
  'istio.io/api': ['kubernetes/customresourcedefinitions.gen.yaml'],
  'sigs.k8s.io/gateway-api': ['config/crd/standard'],
};

/** All definitions of the modules, by the folders in which those are. */
export async function definitionsIn(
  modules: Readonly<Record<string, string>>,
): Promise<readonly Definition[]> {
  const found = Object.entries(PLACES).flatMap(([module, places]) =>
    places.map((place) => documentsAt(join(modules[module] ?? '', place))),
  );
  const crds = (await Promise.all(found)).flat().filter(isDefinition);
  const job = crds.find(({ metadata }) => metadata.name === 'scaledjobs.keda.sh');
  const patch = join(modules['github.com/kedacore/keda/v2'] ?? '', KEDA);
  if (job) applyPatch(job, load(await readFile(patch, 'utf8')) as Operation[]);
  return crds;
}

/** What controller-gen makes of a Job's template is refused without it. */
const KEDA = 'config/crd/patches/scaledjob_patch.yaml';
/** Longhorn's definitions are a template of Helm in this one line. */
const LABELS = /labels: \{\{.*$/gm;

async function documentsAt(path: string): Promise<readonly Manifest[]> {
  if (!path.endsWith('.yaml')) return await manifestsIn(path);
  return loadAll((await readFile(path, 'utf8')).replace(LABELS, 'labels:')) as Manifest[];
}

function isDefinition(one: Manifest | null): one is Definition {
  return one?.kind === 'CustomResourceDefinition';
}
