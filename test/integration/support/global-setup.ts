import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Api } from '#test/integration/support/api.ts';
import { type Cluster, CLUSTER } from '#test/integration/support/cluster.ts';
import { startControlPlane } from '#test/integration/support/control-plane/start.ts';
import { createNodes } from '#test/integration/support/nodes.ts';

/** Starts the control plane of a test run, with three nodes, and says in the environment where it is. */
export default async function globalSetup(): Promise<void> {
  const { group, access, kubeconfigs } = await startControlPlane();
  const file = join(group.folder, 'cluster.json');
  const cluster: Cluster = { access, kubeconfigs, folder: group.folder, supervisor: group.pid };
  await writeFile(file, JSON.stringify(cluster), { mode: 0o600 });
  process.env[CLUSTER] = file;
  const api = new Api(access.admin);
  await createNodes(api);
  api.close();
}
