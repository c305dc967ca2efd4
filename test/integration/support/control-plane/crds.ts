import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { load } from 'js-yaml';

import { type Api, type Manifest, pathOf } from '#test/integration/support/api.ts';
import { until } from '#test/integration/support/until.ts';

type Crd = Readonly<{
  status?: Readonly<{ conditions?: readonly { type: string; status: string }[] }>;
}>;

/** Applies the CRDs of a folder and waits until the API server serves them. */
export async function applyCrds(api: Api, folder: string): Promise<void> {
  const files = await readdir(folder);
  await Promise.all(
    files.map(async (file) => {
      await applyCrd(api, load(await readFile(join(folder, file), 'utf8')) as Manifest);
    }),
  );
}

/** Applies one CRD and waits until the API server serves it. */
export async function applyCrd(api: Api, crd: Manifest): Promise<void> {
  await api.apply(crd);
  await until(`${crd.metadata.name} is served`, async () => {
    const { status } = await api.get<Crd>(pathOf(crd));
    return status?.conditions?.find((one) => one.type === 'Established' && one.status === 'True');
  });
}
