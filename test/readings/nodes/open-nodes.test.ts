import { expect, it } from '@jest/globals';

import { openNodes } from '#src/readings/nodes/open-nodes.ts';
import { openWorld } from '#src/world/open-world.ts';
import { readyNode } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { CONTROL_PLANE, node } from '#test/support/scheduling.ts';

it('names the nodes that are Ready and keep nobody off', () => {
  const nodes = [
    readyNode('a'),
    readyNode('slow', { taints: [{ key: 'slow', effect: 'PreferNoSchedule' }] }),
    readyNode('cp', { taints: [CONTROL_PLANE] }),
    readyNode('closed', { unschedulable: true }),
    node('silent'),
  ];

  expect(openNodes(openWorld(cluster(nodes)).world)).toEqual(['a', 'slow']);
});
