import { expect, it } from '@jest/globals';

import { podToNode } from '#src/readings/edges/pod-to-node.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { newPod, podOn } from '#test/support/scheduling.ts';

const { world } = openWorld(cluster([]));

it('leads from a pod to its node', () => {
  expect([...podToNode.links(podOn('w1', 'web'), world)]).toMatchObject([
    { to: { kind: 'Node', name: 'w1' }, path: '/spec/nodeName' },
  ]);
});

it('leads nowhere from a pod without one', () => {
  expect([...podToNode.links(newPod(), world)]).toEqual([]);
});
