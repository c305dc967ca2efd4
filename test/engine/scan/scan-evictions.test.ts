import { expect, it } from '@jest/globals';

import { scan } from '#src/engine/scan/scan.ts';
import { rules } from '#src/knowledge/rules.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago, named, owned } from '#test/support/objects.ts';
import { nodeSaying, podOn } from '#test/support/scheduling.ts';

it.each([
  [
    'tells of a node that has evicted its pods, and is short of memory still',
    'shop',
    'True',
    ['w1', 'web'],
  ],
  ['does not of one that is not any more', 'shop', 'False', []],
  ['does not where the pods were of another namespace', 'bank', 'True', []],
])('the scan of a namespace %s', async (_, namespace, status, expected) => {
  const message = 'The node was low on resource: memory. Threshold quantity: 100Mi. ';
  const left = {
    ...podOn('w1', 'web-1'),
    status: { phase: 'Failed', reason: 'Evicted', message },
  };
  const old = owned(left, { kind: 'apps/ReplicaSet', name: 'web' });
  const pressed = nodeSaying(
    { type: 'Ready', status: 'True' },
    { type: 'MemoryPressure', status, lastTransitionTime: ago(20) },
  );

  const source = cluster([old, pressed, named('Namespace', namespace, '')]);
  const { troubles } = await scan(namespace, lazily(source), rules);

  expect(troubles.flatMap(({ affected }) => affected.map(({ name }) => name))).toEqual(expected);
});
