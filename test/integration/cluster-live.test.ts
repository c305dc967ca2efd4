import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openCluster } from '#src/cluster/open-cluster.ts';
import { BadConfig, ClusterUnreachable } from '#src/domain/errors.ts';
import { Api, type Manifest } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';

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

describe('the live loader as the worker', () => {
  const inNamespace = (kind: string, name: string) => ({ kind, namespace: namespace.name, name });

  it('reads objects, lists, events and what is not there', async () => {
    const settings = inNamespace('ConfigMap', 'settings');
    const missing = inNamespace('ConfigMap', 'missing');
    const pod = inNamespace('Pod', 'missing');
    await api.apply(object(settings, { data: { key: 'value' } }));
    await api.apply(object(inNamespace('Event', 'settings.1'), noted(settings)));
    const loader = (await asRole(api, 'worker')).loader();

    const source = await loader.load([
      { get: settings },
      { get: missing },
      { events: settings },
      { list: 'Node', scope: { all: true } },
      { list: 'argoproj.io/Rollout', scope: { namespace: namespace.name } },
      { list: 'example.org/Unheard', scope: { all: true } },
      { logs: pod, container: 'app', run: 'current' },
    ]);

    expect(source.server).toBe('1.34');
    expect(Math.abs(Date.parse(source.now) - Date.now())).toBeLessThan(60_000);
    expect(source.get(settings)).toMatchObject({
      value: {
        apiVersion: 'v1',
        metadata: { creationTimestamp: expect.stringMatching(/^\d{4}-.*Z$/) },
        data: { key: 'value' },
      },
    });
    expect(source.get(missing)).toEqual({ is: 'absent' });
    expect(source.events(settings).items).toMatchObject([{ kind: 'Event', reason: 'Noted' }]);
    expect(source.list('Node', { all: true }).items.length).toBeGreaterThanOrEqual(3);
    expect(source.list('argoproj.io/Rollout', { namespace: namespace.name })).toEqual({
      items: [],
    });
    expect(source.list('example.org/Unheard', { all: true })).toEqual({ items: [] });
    expect(source.logs(pod, 'app', 'current')).toEqual({ is: 'absent' });
  });

  it('may not read Secrets, and knows that it does not know', async () => {
    const scope = { namespace: namespace.name };
    const secret = inNamespace('Secret', 's');
    const loader = (await asRole(api, 'worker')).loader();

    const source = await loader.load([{ get: secret }, { list: 'Secret', scope }]);

    expect(source.get(secret)).toEqual({ is: 'unknown', why: 'forbidden' });
    expect(source.list('Secret', scope)).toEqual({ items: [], gap: 'forbidden' });
  });
});

describe('a cluster that cannot be had', () => {
  it('is unreachable when nothing listens there', async () => {
    const cluster = await asRole(api, 'worker', 'https://127.0.0.1:1');

    const loading = cluster.loader().load([]);

    await expect(loading).rejects.toThrow(ClusterUnreachable);
    await expect(loading).rejects.toThrow(cluster.kubeconfig);
  });

  it('is bad configuration when the context does not exist', async () => {
    const kubeconfig = testCluster().kubeconfigs.admin;
    const cluster = openCluster({ name: 'x', kubeconfig, context: 'prod' });

    await expect(cluster.ready()).rejects.toThrow(BadConfig);
    await expect(cluster.ready()).rejects.toThrow('name one of test with --context');
  });

  it.each(['/nowhere.conf', '/dev/null'])(
    'is bad configuration when %s is it',
    async (kubeconfig) => {
      const cluster = openCluster({ name: 'x', kubeconfig });

      await expect(cluster.ready()).rejects.toThrow(BadConfig);
      await expect(cluster.ready()).rejects.toThrow(`kubeconfig ${kubeconfig} cannot be read`);
    },
  );
});

type Name = Readonly<{ kind: string; namespace: string; name: string }>;

function object({ kind, namespace: of, name }: Name, rest: object): Manifest {
  return { apiVersion: 'v1', kind, metadata: { namespace: of, name }, ...rest };
}

function noted(involvedObject: Name): object {
  return {
    involvedObject: { apiVersion: 'v1', ...involvedObject },
    reason: 'Noted',
    type: 'Normal',
  };
}

it('tells as whom a kubeconfig logs in', async () => {
  const worker = await asRole(api, 'worker');

  expect(await worker.whoAmI?.()).toMatchObject({
    user: 'system:serviceaccount:kubewhy:kubewhy-worker',
    groups: expect.arrayContaining(['system:serviceaccounts:kubewhy']),
  });
});
