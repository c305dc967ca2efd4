import { expect, it } from '@jest/globals';

import { portUndeclared } from '#src/knowledge/symptoms/port-undeclared.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const wrong = service('shop', { ports: [{ port: 80, targetPort: 9999 }] });
const right = service('shop', { ports: [{ port: 80, targetPort: 8080 }] });
const ready = slice('shop', { 'shop-1': 'ready' }, [{ port: 9999 }]);

it.each([
  [
    'finds a port that its Ready pods do not declare',
    wrong,
    [servingPod('shop-1'), ready],
    [{ reason: 'Undeclared' }],
  ],
  ['is silent where they declare it', right, [servingPod('shop-1'), ready], []],
  [
    'is silent where the port is one for figures, which few declare',
    service('shop', { ports: [{ name: 'metrics', port: 9090, targetPort: 9999 }] }),
    [servingPod('shop-1'), ready],
    [],
  ],
  ['is silent where no address takes traffic', wrong, [servingPod('shop-1')], []],
  ['is silent where no pod is Ready', wrong, [servingPod('shop-1', 'not-ready'), ready], []],
])('%s', (_, one, others, expected) => {
  const { world } = openWorld(cluster([one, ...others]));

  expect([...portUndeclared.find(one, world)]).toMatchObject(expected);
});
