import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { waitsForItself } from '#src/readings/network/waits-for-itself.ts';
import { openWorld } from '#src/world/open-world.ts';
import type { Log } from '#src/world/recorded.ts';
import { initialising } from '#test/support/callers.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf } from '#test/support/objects.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const REFUSED = 'GET http://web/health: connect ECONNREFUSED 10.96.0.7:80';
const [plain] = initialising('');
const own = service('web');
const none = slice('web', { web: 'not-ready' });

describe('an init container', () => {
  it.each([
    ['is refused by its own Service', waiting({ args: ['http://web/health'] }), REFUSED],
    [
      'that says no host is refused',
      waiting({ args: ['http://web/health'] }),
      'Connection refused',
    ],
    [
      'loops until its own Service answers',
      waiting({ args: ['until nc -z web 80; do sleep 1; done'] }),
      '',
    ],
    ['asks by the full name', waiting({ args: ['http://web.shop.svc:80'] }), 'Connection refused'],
  ])('%s, and waits for itself', (_, pod, log) => {
    expect(asked(pod, log, [own, none])).toBe(true);
  });

  it.each([
    [
      'calls another Service',
      waiting({ args: ['http://db/'] }),
      'Connection refused',
      [own, none, service('db')],
    ],
    [
      'has only been given the address',
      waiting({ args: ['http://web/'] }),
      'migrating 3 of 9',
      [own, none],
    ],
    [
      'calls a Service that another pod serves',
      waiting({ args: ['http://web/'] }),
      REFUSED,
      [own, slice('web', { 'web-2': 'ready' }), servingPod('web-2')],
    ],
    [
      'calls a Service that lists what is not Ready',
      waiting({ args: ['http://web/'] }),
      REFUSED,
      [service('web', { publishNotReadyAddresses: true }), none],
    ],
    [
      'calls a Service whose endpoints are not known',
      waiting({ args: ['http://web/'] }),
      REFUSED,
      [own],
      ['endpointslices.discovery.k8s.io'],
    ],
  ] as Shape[])('that %s does not', (_, pod, log, objects, forbidden = []) => {
    expect(asked(pod, log, objects, forbidden)).toBe(false);
  });
});

function waiting(container: object): Resource<'Pod'> {
  const { spec } = plain;
  return {
    ...plain,
    spec: {
      containers: [],
      ...spec,
      initContainers: [{ name: 'prepare' }, { name: 'wait', ...container }],
    },
  };
}

function asked(
  pod: Resource<'Pod'>,
  text: string,
  objects: readonly Resource[],
  forbidden: readonly string[] = [],
): boolean {
  const log: Log = { ...logOf(text), container: 'wait' };
  return waitsForItself(pod, openWorld(cluster([pod, ...objects], forbidden, [log])).world);
}

type Shape = readonly [string, Resource<'Pod'>, string, readonly Resource[], (readonly string[])?];
