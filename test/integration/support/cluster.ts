import { readFileSync } from 'node:fs';

import type { User } from '#test/integration/support/control-plane/identity.ts';
import type { Access } from '#test/integration/support/kubeconfig.ts';

/** The control plane of this test run. */
export type Cluster = Readonly<{
  access: Readonly<Record<User, Access>>;
  kubeconfigs: Readonly<Record<User, string>>; // paths
  folder: string; // temporary, ends with the run; logs/ is in it
  supervisor: number; // process id
}>;

/** Names the environment variable with the path of the JSON file that holds the Cluster. */
export const CLUSTER = 'KUBEWHY_TEST_CLUSTER';

/** The control plane that jest's global set-up started. */
export function testCluster(): Cluster {
  const file = process.env[CLUSTER];
  if (!file) throw new Error('No control plane: run this with jest.integration.config.js.');
  return JSON.parse(readFileSync(file, 'utf8')) as Cluster;
}
