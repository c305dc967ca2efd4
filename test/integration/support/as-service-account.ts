import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Api, type Manifest, pathOfAll } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { type Access, kubeconfig } from '#test/integration/support/kubeconfig.ts';

/** A service account that exists; `url` is the API server's unless a test puts a proxy before it. */
export type Account = Readonly<{ namespace: string; name: string; url?: string }>;

/**
 * Applies a service account with its roles and bindings, and logs in as it with a token of one hour.
 * Answers with the path of a kubeconfig, too.
 */
export async function asServiceAccount(
  api: Api,
  account: Account,
  objects: readonly Manifest[] = [],
): Promise<Readonly<{ access: Access; kubeconfig: string }>> {
  for (const object of objects) await api.apply(object);
  const path = `${pathOfAll('v1', 'ServiceAccount', account.namespace)}/${account.name}/token`;
  const { status } = await api.post<{ status: { token: string } }>(path, {
    apiVersion: 'authentication.k8s.io/v1',
    kind: 'TokenRequest',
    spec: { expirationSeconds: 3600 },
  });

  const { access, folder } = testCluster();
  const own = { ...access.admin, token: status.token, url: account.url ?? access.admin.url };
  const file = join(folder, 'settings', `${account.namespace}-${account.name}-${Date.now()}.conf`);
  await writeFile(file, kubeconfig(own), { mode: 0o600 });
  return { access: own, kubeconfig: file };
}
