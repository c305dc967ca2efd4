import { describe, expect, it } from '@jest/globals';

import { liveLoader } from '#src/cluster/live/live-loader.ts';
import { ClusterUnreachable } from '#src/domain/errors.ts';
import { apiServer, cut, failure, json, loaded, type Scripted } from '#test/support/api-server.ts';

const web = { kind: 'Pod', namespace: 'shop', name: 'web' };
const podPath = '/api/v1/namespaces/shop/pods/web';

describe('the live loader: one object', () => {
  it('gives it as it was sent, but for who managed which field', async () => {
    const metadata = {
      name: 'web',
      namespace: 'shop',
      uid: 'u1',
      creationTimestamp: '2026-01-01T00:00:00Z',
    };
    const sent = { apiVersion: 'v1', kind: 'Pod', metadata: { ...metadata, managedFields: [{}] } };
    const { source } = await loaded([{ get: web }], { [podPath]: json(sent) });

    expect(source.get(web)).toEqual({
      is: 'known',
      value: { apiVersion: 'v1', kind: 'Pod', metadata },
    });
    expect(source.get({ ...web, uid: 'u0' })).toEqual({ is: 'absent' });
  });

  it('keeps nothing of a Secret but its keys', async () => {
    const secret = {
      metadata: {
        name: 's',
        namespace: 'shop',
        annotations: { 'kubectl.kubernetes.io/last-applied-configuration': 'hunter2' },
      },
      data: { password: 'aHVudGVyMg==' },
    };
    const ref = { kind: 'Secret', namespace: 'shop', name: 's' };
    const { source } = await loaded([{ get: ref }], {
      '/api/v1/namespaces/shop/secrets/s': json(secret),
    });

    const fact = source.get(ref);

    expect(fact).toMatchObject({ is: 'known', value: { data: { password: '' } } });
    expect(JSON.stringify(fact)).not.toMatch(/hunter2|aHVudGVyMg/);
  });

  it.each([
    ['404', failure(404, 'not found'), { is: 'absent' }],
    ['403', failure(403, 'forbidden'), { is: 'unknown', why: 'forbidden' }],
    ['a server that is too busy', failure(429, 'slow down'), { is: 'unknown', why: 'busy' }],
    ['500', failure(500, 'etcd'), { is: 'unknown', why: 'server-error' }],
    ['no answer', cut(true), { is: 'unknown', why: 'cut-off' }],
    ['the page of a proxy', { body: '<html>' }, { is: 'unknown', why: 'unusable' }],
    ['what is no object', json([1]), { is: 'unknown', why: 'unusable' }],
  ])('after %s is a fact or a gap', async (_, answer, expected) => {
    const { source } = await loaded([{ get: web }], { [podPath]: answer });

    expect(source.get(web)).toEqual(expected);
  });

  it('of a kind that the cluster does not know is absent without asking', async () => {
    const rollout = { kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' };
    const { source, pathsAsked } = await loaded([
      { get: rollout },
      { list: rollout.kind, scope: { all: true } },
    ]);

    expect(source.get(rollout)).toEqual({ is: 'absent' });
    expect(source.list(rollout.kind, { all: true })).toEqual({ items: [] });
    expect(pathsAsked()).toEqual(['/version', '/api', '/apis']);
  });

  it.each(['..', 'a/b', 'web,involvedObject.kind=Node', 'web?x'])(
    'that cannot be called %s is absent without asking',
    async (name) => {
      const ref = { ...web, name };
      const scope = { namespace: name };

      const { source, pathsAsked } = await loaded([
        { get: ref },
        { events: ref },
        { logs: ref, container: 'app', run: 'current' },
        { list: 'Pod', scope },
      ]);

      expect(source.get(ref)).toEqual({ is: 'absent' });
      expect(source.events(ref)).toEqual({ items: [] });
      expect(source.list('Pod', scope)).toEqual({ items: [] });
      expect(pathsAsked()).toEqual(['/version', '/api', '/apis']);
    },
  );

  it('that nobody asked for is not loaded', async () => {
    const { source } = await loaded([]);

    expect(source).toMatchObject({ now: '2026-01-01T12:00:00.000Z', server: '1.34' });
    expect(source.get(web)).toEqual({ is: 'unknown', why: 'not-loaded' });
  });
});

it('tells the same time for as long as one question takes', async () => {
  const { api } = apiServer();
  const times = ['2026-01-01T12:00:00.000Z', '2026-01-01T12:00:05.000Z'];
  const loader = liveLoader({ ...api, now: () => new Date(times.shift() ?? '') });

  const { now } = await loader.load([]);

  expect([now, (await loader.load([{ get: web }])).now]).toEqual([now, now]);
});

describe('the live loader: a cluster that', () => {
  it.each([
    ['refuses the connection', { '/version': cut(false) }, 'context x'],
    ['does not answer', { '/version': cut(true) }, 'ask again later'],
    ['does not know who asks', { '/version': failure(401, 'Unauthorized') }, 'renew the token'],
    ['is no cluster', { '/apis': { status: 200, body: '{}' } }, 'API server'],
  ])('%s is unreachable', async (_, answers, advice) => {
    const loading = loaded([{ get: web }], answers as Record<string, Scripted>);

    await expect(loading).rejects.toThrow(ClusterUnreachable);
    await expect(loading).rejects.toThrow(advice);
  });

  it('comes back is asked anew', async () => {
    const server = apiServer({ '/version': [cut(false), json({ major: '1', minor: '33+' })] });
    const loader = liveLoader(server.api);
    await expect(loader.load([])).rejects.toThrow(ClusterUnreachable);

    await expect(loader.load([])).resolves.toMatchObject({ server: '1.33' });
  });
});
