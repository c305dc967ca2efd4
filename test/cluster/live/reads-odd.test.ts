import { describe, expect, it } from '@jest/globals';

import { failure, json, loaded } from '#test/support/api-server.ts';
import { nested } from '#test/support/nested.ts';

const DISCOVERY = ['/version', '/api', '/apis'];
const web = { kind: 'Pod', namespace: 'shop', name: 'web' };
const podsPath = '/api/v1/namespaces/shop/pods';

describe('what cannot be there', () => {
  const list = (kind: string, namespace: string) => ({ list: kind, scope: { namespace } });

  it.each([
    ['a pod of no namespace', { get: { kind: 'Pod', name: 'web' } }],
    ['pods of no namespace', list('Pod', '')],
    ['nodes of a namespace', list('Node', 'shop')],
    ['objects of a kind that is not served', list('acme.io/Web', 'shop')],
    ['an object of a kind that is not served', { get: { ...web, kind: 'acme.io/Web' } }],
    ['pods of a node that cannot be called so', { list: 'Pod', scope: { node: 'a,b' } }],
  ])('is not asked for: %s', async (_, read) => {
    const { source, pathsAsked } = await loaded([read]);

    const found =
      'get' in read ? [source.get(read.get)] : source.list(read.list, read.scope as never).items;
    expect(found).toEqual('get' in read ? [{ is: 'absent' }] : []);
    expect(pathsAsked().filter((path) => !DISCOVERY.includes(path))).toEqual([]);
  });

  it('is not known of a group whose API server does not answer', async () => {
    const stale = { metadata: { name: 'apps' }, versions: [{ version: 'v1', freshness: 'Stale' }] };
    const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
    const scope = { namespace: 'shop' };
    const { source } = await loaded([{ get: on }, { list: on.kind, scope }], {
      '/apis': json({ kind: 'APIGroupDiscoveryList', items: [stale] }),
    });

    expect(source.get(on)).toEqual({ is: 'unknown', why: 'no-answer' });
    expect(source.list(on.kind, scope)).toEqual({ items: [], gap: 'no-answer' });
  });
});

describe('objects of the whole cluster', () => {
  const node = { kind: 'Node', name: 'n1' };

  it('are read by their names alone', async () => {
    const { source } = await loaded([{ get: node }, { list: 'Node', scope: { namespace: '' } }], {
      '/api/v1/nodes/n1': json({ metadata: { name: 'n1' } }),
      '/api/v1/nodes': json({ items: [{ metadata: { name: 'n1' } }] }),
    });

    const value = { apiVersion: 'v1', kind: 'Node', metadata: { name: 'n1' } };
    expect(source.get(node)).toEqual({ is: 'known', value });
    expect(source.list('Node', { namespace: '' })).toEqual({ items: [value] });
  });

  it('have their events in namespace "default"', async () => {
    const { asked } = await loaded([{ events: node }], {
      '/api/v1/namespaces/default/events': json({ items: [] }),
    });

    expect(asked.at(-1)).toMatchObject({
      path: '/api/v1/namespaces/default/events',
      query: { fieldSelector: 'involvedObject.kind=Node,involvedObject.name=n1' },
    });
  });
});

describe('an object that nests too deep', () => {
  const deep = { metadata: { name: 'deep', namespace: 'shop' }, spec: nested(2_500) };
  const plain = { metadata: { name: 'web', namespace: 'shop' } };

  it('is left out of a list, which is not whole without it', async () => {
    const { source } = await loaded([{ list: 'Pod', scope: { namespace: 'shop' } }], {
      [podsPath]: json({ items: [deep, plain] }),
    });

    expect(source.list('Pod', { namespace: 'shop' })).toMatchObject({
      items: [plain],
      gap: 'odd',
    });
  });

  it('is not known where it is read alone', async () => {
    const { source } = await loaded([{ get: web }], { [`${podsPath}/web`]: json(deep) });

    expect(source.get(web)).toEqual({ is: 'unknown', why: 'odd' });
  });
});

it('events about another kind of the same name are left out', async () => {
  const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
  const about = (apiVersion: string) => ({
    metadata: { name: apiVersion, namespace: 'shop' },
    involvedObject: { apiVersion, kind: 'Deployment', name: 'web', namespace: 'shop' },
  });
  const { source } = await loaded([{ events: on }], {
    '/api/v1/namespaces/shop/events': json({
      items: ['apps/v1', 'apps/v1beta1', 'acme.io/v1', 'v1'].map(about),
    }),
  });

  expect(source.events(on).items.map(({ metadata }) => metadata?.name)).toEqual([
    'apps/v1',
    'apps/v1beta1',
  ]);
});

it.each([
  ['no list', { status: 200, body: 'upstream timed out' }, { items: [], gap: 'unusable' }],
  ['no such path', failure(404, 'not found'), { items: [] }],
])('a page that is %s', async (_, page, seen) => {
  const { source } = await loaded([{ list: 'Pod', scope: { namespace: 'shop' } }], {
    [podsPath]: page,
  });

  expect(source.list('Pod', { namespace: 'shop' })).toEqual(seen);
});
