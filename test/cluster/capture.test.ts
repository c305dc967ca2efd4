import { describe, expect, it } from '@jest/globals';

import { capture } from '#src/cluster/capture.ts';
import { recorded } from '#src/world/recorded.ts';
import { apiServer, failure, json } from '#test/support/api-server.ts';

const status = { containerStatuses: [{ name: 'app', ready: false, restartCount: 2 }] };
const web = { metadata: { name: 'web', namespace: 'shop' }, status };

function cluster() {
  return apiServer({
    '/api/v1/namespaces/shop/pods': json({ items: [web] }),
    '/api/v1/namespaces/shop/pods/web/log': { body: 'no such table\n' },
    '/api/v1/namespaces/shop/secrets': failure(403, 'forbidden'),
    '/api/v1/nodes': json({ items: [{ metadata: { name: 'n1' } }] }),
  });
}

it('a capture knows what it holds all of', async () => {
  const recording = await capture(cluster().api, { namespaces: ['shop'] });

  const source = recorded(recording);
  const inShop = { namespace: 'shop' };
  expect(source.list('Pod', inShop)).toMatchObject({ items: [{ kind: 'Pod' }] });
  expect(source.get({ kind: 'ConfigMap', ...inShop, name: 'x' })).toEqual({ is: 'absent' });
  expect(source.get({ kind: 'Node', name: 'n1' }).is).toBe('known');
  expect(source.list('Secret', inShop)).toEqual({ items: [], gap: 'forbidden' });
  expect(source.list('Pod', { all: true }).gap).toBe('not-captured');
  expect(source.get({ kind: 'coordination.k8s.io/Lease', ...inShop, name: 'x' })).toEqual({
    is: 'unknown',
    why: 'not-captured',
  });
});

it('a capture holds no secrets, neither of objects nor of logs', async () => {
  const failing = {
    ...web,
    spec: { containers: [{ name: 'app', env: [{ name: 'DB_PASS', value: 'hunter2' }] }] },
    status: { ...status, message: 'refused: DB_PASS=hunter2' },
  };
  const { api } = apiServer({
    '/api/v1/namespaces/shop/pods': json({ items: [failing] }),
    '/api/v1/namespaces/shop/pods/web/log': { body: 'dial redis://:hunter2@cache\n' },
  });

  const { objects, logs } = await capture(api, { namespaces: ['shop'], logs: true });

  expect(JSON.stringify(objects)).toContain('refused: DB_PASS=[hidden]');
  expect(logs[0]?.lines).toEqual([{ text: 'dial redis://:[hidden]@cache' }]);
  expect(JSON.stringify([objects, logs])).not.toContain('hunter2');
});

it('logs are taken of containers that are not well, when asked for', async () => {
  const options = { namespaces: ['shop'] };

  const [without, including] = await Promise.all([
    capture(cluster().api, options),
    capture(cluster().api, { ...options, logs: true }),
  ]);

  expect(without.logs).toEqual([]);
  expect(including.logs.map(({ run, lines }) => [run, lines])).toEqual([
    ['current', [{ text: 'no such table' }]],
    ['previous', [{ text: 'no such table' }]],
  ]);
});

describe('the kinds of a capture', () => {
  const kind = (resource: string, more: object = {}) => ({
    resource,
    responseKind: { kind: resource },
    scope: 'Namespaced',
    verbs: ['list'],
    ...more,
  });
  const group = (name: string, version: string, ...resources: object[]) => ({
    metadata: { name },
    versions: [{ version, resources }],
  });

  it('are all that can be listed, each in its preferred version, but what would only take room', async () => {
    const { api, pathsAsked } = apiServer({
      '/api': json({
        kind: 'APIGroupDiscoveryList',
        items: [
          group('', 'v1', kind('pods'), kind('bindings', { verbs: ['create'] })),
          group('', 'v1', kind('componentstatuses')),
        ],
      }),
      '/apis': json({
        kind: 'APIGroupDiscoveryList',
        items: [
          group('acme.io', 'v2', kind('webs')),
          group('acme.io', 'v1', kind('webs')),
          group('apiextensions.k8s.io', 'v1', kind('customresourcedefinitions')),
          group('coordination.k8s.io', 'v1', kind('leases')),
          group('events.k8s.io', 'v1', kind('events')),
        ],
      }),
    });

    const { captured, notCaptured } = await capture(api, { namespaces: '*' });

    const lists = pathsAsked().filter((path) => !['/api', '/apis', '/version'].includes(path));
    expect(lists).toEqual(['/api/v1/pods', '/apis/acme.io/v2/webs']);
    expect(captured).toEqual([{ resources: '*', namespaces: '*' }]);
    expect(notCaptured).toEqual(
      [
        'componentstatuses',
        'customresourcedefinitions.apiextensions.k8s.io',
        'events.events.k8s.io',
        'leases.coordination.k8s.io',
        'pods/log',
      ].map((resource) => ({ resource, reason: 'left-out' })),
    );
  });

  it('are named with their namespace where they may not be read', async () => {
    const { notCaptured } = await capture(cluster().api, { namespaces: ['shop'] });

    expect(notCaptured).toContainEqual({
      resource: 'secrets',
      namespace: 'shop',
      reason: 'forbidden',
    });
  });

  it('include what is in no namespace', async () => {
    const { captured } = await capture(cluster().api, { namespaces: ['shop'] });

    expect(captured).toEqual([{ resources: '*', namespaces: ['shop', ''] }]);
  });
});

it.each([
  ['that is not ready', { ready: false, restartCount: 0 }, 2],
  ['that was restarted', { ready: true, restartCount: 1 }, 2],
  ['that is well', { ready: true, restartCount: 0 }, 0],
])('the logs of a container %s, of both its runs', async (_, state, count) => {
  const pod = (which: string) => ({
    ...web,
    status: { [which]: [{ name: 'app', ...state }] },
  });
  const logsOf = async (which: string) => {
    const { api } = apiServer({
      '/api/v1/namespaces/shop/pods': json({ items: [pod(which)] }),
      '/api/v1/namespaces/shop/pods/web/log': { body: 'no such table\n' },
    });
    return (await capture(api, { namespaces: ['shop'], logs: true })).logs;
  };

  expect(await logsOf('containerStatuses')).toHaveLength(count);
  expect(await logsOf('initContainerStatuses')).toHaveLength(count);
});
