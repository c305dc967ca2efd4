import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { type ApiProxy, startApiProxy } from '#test/integration/support/api-proxy.ts';
import { Api, type Manifest, pathOf } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';

let api: Api;
let namespace: Namespace;
let proxy: ApiProxy;
let through: Api;

beforeAll(async () => {
  const cluster = testCluster();
  api = new Api(cluster.access.admin);
  namespace = await createNamespace(api);
  proxy = await startApiProxy(cluster);
  through = new Api({ ...cluster.access.admin, url: proxy.url });
});

afterAll(async () => {
  through.close();
  await proxy.close();
  await namespace.delete();
  api.close();
});

test('a lost answer leaves the change made', async () => {
  const object = configMap('answer');
  const lost = proxy.next('lost-answer', ({ method }) => method === 'PATCH');

  await expect(through.apply(object)).rejects.toMatchObject({ code: 'ECONNRESET' });

  await lost;
  expect(await api.find(pathOf(object))).toBeDefined();
});

test('a lost request leaves nothing changed', async () => {
  const object = configMap('request');
  const lost = proxy.next('lost-request', ({ method }) => method === 'PATCH');

  await expect(through.apply(object)).rejects.toMatchObject({ code: 'ECONNRESET' });

  await lost;
  expect(await api.find(pathOf(object))).toBeUndefined();
});

test('what is not to be lost goes through', async () => {
  await through.apply(configMap('other'));

  expect(await through.find(pathOf(configMap('other')))).toMatchObject({ kind: 'ConfigMap' });
});

function configMap(name: string): Manifest {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace: namespace.name } };
}
