import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { Api } from '#test/integration/support/api.ts';
import { readyCanary, stickCanary } from '#test/integration/support/canary.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { createWeb, webPath } from '#test/integration/support/web-rollout.ts';

let api: Api;
let namespace: Namespace;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  namespace = await createNamespace(api);
});

afterAll(async () => {
  await namespace.delete();
  api.close();
});

test('the API server says which version of Kubernetes it is', async () => {
  expect(await api.get('/version')).toMatchObject({ gitVersion: 'v1.34.1', minor: '34' });
});

test('a user without rights is refused', async () => {
  const stranger = new Api(testCluster().access.stranger);

  await expect(stranger.get('/api/v1/pods')).rejects.toMatchObject({ status: 403 });

  stranger.close();
});

test('the canary gets a node once the tainted one does not count', async () => {
  const own = await createNamespace(api);
  await createWeb(api, own.name);
  const stuck = await stickCanary(api, own.name);

  const path = '/spec/template/spec/topologySpreadConstraints/0/nodeTaintsPolicy';
  await api.patch(webPath(own.name), 'json', [{ op: 'add', path, value: 'Honor' }]);

  const placed = await readyCanary(api, own.name);
  expect(placed.hash).not.toBe(stuck.hash);
  expect(placed.node).toMatch(/^k8s-worker/);
  await own.delete();
});

test('the scheduler leaves the canary Pending: one node is tainted, two would be skewed', async () => {
  await createWeb(api, namespace.name);

  const { message } = await stickCanary(api, namespace.name);

  const taint = 'node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }';
  const spread = "node(s) didn't match pod topology spread constraints";
  expect(message).toContain(`0/3 nodes are available: 1 ${taint}, 2 ${spread}.`);
});
