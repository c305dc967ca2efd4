import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { loadAll } from 'js-yaml';

import { type Api, type Manifest, pathOf } from '#test/integration/support/api.ts';
import { until } from '#test/integration/support/until.ts';

type Crd = Readonly<{
  status?: Readonly<{ conditions?: readonly { type: string; status: string }[] }>;
}>;

/** Applies the CRDs of a folder and waits until the API server serves them. */
export async function applyCrds(api: Api, folder: string): Promise<void> {
  const crds = (await manifestsIn(folder)).filter((one) => one.kind === 'CustomResourceDefinition');
  await Promise.all(crds.map((crd) => applyCrd(api, crd)));
}

/** What the YAML files of a folder hold; upstream has a kustomization among them here and there. */
export async function manifestsIn(folder: string): Promise<readonly Manifest[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) => loadAll(text) as Manifest[]);
}

/** Applies one CRD and waits until the API server serves it. */
export async function applyCrd(api: Api, crd: Manifest): Promise<void> {
  await api.apply(crd);
  await until(`${crd.metadata.name} is served`, async () => {
    const { status } = await api.get<Crd>(pathOf(crd));
    return status?.conditions?.find((one) => one.type === 'Established' && one.status === 'True');
  });
}
