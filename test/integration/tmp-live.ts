import { writeFileSync } from 'node:fs';

import { Api } from '#test/integration/support/api.ts';
import { startControlPlane } from '#test/integration/support/control-plane/start.ts';
import { createNodes } from '#test/integration/support/nodes.ts';
const cluster = await startControlPlane();
const api = new Api(cluster.access.admin);
await createNodes(api);
writeFileSync(
  '/tmp/own15/kubeconfig.path',
  JSON.stringify({ kubeconfigs: cluster.kubeconfigs, url: cluster.access.admin, pid: process.pid }),
);
console.error('up', cluster.kubeconfigs);
setInterval(() => {}, 1e6);
process.on('SIGTERM', () => {
  void cluster.group.stop().then(() => process.exit(0));
});
