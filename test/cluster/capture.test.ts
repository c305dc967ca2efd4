import { expect, it } from '@jest/globals';

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
