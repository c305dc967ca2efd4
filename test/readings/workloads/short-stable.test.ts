import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { shortStable } from '#src/readings/workloads/short-stable.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { rolloutOf, updating } from '#test/support/updates.ts';

const subsets = { trafficRouting: { istio: { destinationRule: { name: 'web' } } } };

function short(canary: object, available = 1) {
  const rollout = rolloutOf({ canary });
  const revisions = updating('w1').map((one) =>
    one.metadata?.name === 'web-old'
      ? ({ ...one, status: { replicas: 2, availableReplicas: available } } as Resource)
      : one,
  );
  return shortStable(rollout, openWorld(cluster([rollout, ...revisions])).world);
}

it('a rollout by subsets alone needs all of its stable pods', () => {
  expect(short(subsets)).toEqual({ available: 1, wanted: 2 });
  expect(short(subsets, 2)).toBeUndefined();
});

it.each([
  ['has no subsets', {}],
  ['has a Service of the canary', { ...subsets, canaryService: 'canary' }],
  ['has a Service of the stable pods', { ...subsets, stableService: 'stable' }],
])('a rollout that %s does not', (_, canary) => {
  expect(short(canary)).toBeUndefined();
});
