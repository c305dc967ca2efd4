import { expect, it } from '@jest/globals';

import { evictingNodes } from '#src/knowledge/surroundings/evicting-nodes.ts';
import { ago } from '#test/support/objects.ts';
import { nodeSaying, podOn } from '#test/support/scheduling.ts';
import { foundBy } from '#test/support/surroundings.ts';

const message = 'The node was low on resource: memory. Threshold quantity: 100Mi. ';
const evicted = {
  ...podOn('w1', 'web-1'),
  status: { phase: 'Failed', reason: 'Evicted', message },
};

it.each([
  ['a node that is still short of memory', 'True', ['Node w1']],
  ['none that has enough again', 'False', []],
])('finds %s', (_, status, expected) => {
  const node = nodeSaying({ type: 'MemoryPressure', status, lastTransitionTime: ago(20) });

  expect(foundBy(evictingNodes, [evicted], node)).toEqual(expected);
});
