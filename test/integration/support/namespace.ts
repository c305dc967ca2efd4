import { randomBytes } from 'node:crypto';

import { type Api, pathOfAll } from '#test/integration/support/api.ts';
import { openingOf } from '#test/integration/support/shipped-manifests.ts';
import { until } from '#test/integration/support/until.ts';

/** A namespace of a test file's own. */
export type Namespace = Readonly<{ name: string; delete(): Promise<void> }>;

/** Creates a namespace whose name nobody else has, ready for pods and open to kubewhy. */
export async function createNamespace(api: Api, prefix = 'test'): Promise<Namespace> {
  const name = `${prefix}-${randomBytes(4).toString('hex')}`;
  await namedNamespace(api, name);
  for (const binding of openingOf(name)) await api.apply(binding);
  return {
    name,
    async delete() {
      await api.delete(`/api/v1/namespaces/${name}`); // it goes on without us
    },
  };
}

/** Creates a namespace and waits for its service account, which every pod needs. */
export async function namedNamespace(api: Api, name: string): Promise<void> {
  await api.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
  const account = `${pathOfAll('v1', 'ServiceAccount', name)}/default`;
  await until(`namespace ${name} is ready`, () => api.find(account));
}
