import { expect, it } from '@jest/globals';

import { orderedReady } from '#src/knowledge/causes/workload/ordered-ready.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { numbered, statefulSet } from '#test/support/stateful-sets.ts';

const set = statefulSet();

it('leads to the pod that keeps the next from being made', () => {
  const source = cluster([set, numbered(1, 'broken'), numbered(0, 'ready')]);

  expect(claimsAbout(set, orderedReady, source)).toMatchObject([
    {
      params: { pod: 'web-1', made: 2, ready: 1, wanted: 3 },
      because: { at: { name: 'web-1' } },
    },
  ]);
});

it.each([
  ['all pods are there', [set, numbered(0, 'ready'), numbered(1, 'broken'), numbered(2, 'ready')]],
  [
    'pods are made in parallel',
    [statefulSet({ podManagementPolicy: 'Parallel' }), numbered(0, 'broken')],
  ],
  ['no pod is held up', [set, numbered(0, 'ready')]],
])('claims nothing where %s', (_, objects) => {
  const [own = set] = objects;

  expect(claimsAbout(own, orderedReady, cluster(objects))).toEqual([]);
});
