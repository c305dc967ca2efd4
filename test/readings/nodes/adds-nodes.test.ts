import { expect, it } from '@jest/globals';

import { addsNodes } from '#src/readings/nodes/adds-nodes.ts';
import { openWorld } from '#src/world/open-world.ts';
import { readyNode } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';

const adds = (...objects: Parameters<typeof cluster>[0]) =>
  addsNodes(openWorld(cluster(objects)).world);

it('tells a cluster whose nodes a cloud or Karpenter makes from one of machines that somebody owns', () => {
  expect(adds(readyNode('a'))).toBe(false);
  expect(adds(readyNode('a', { labels: { 'cloud.google.com/gke-nodepool': 'pool-1' } }))).toBe(
    true,
  );
  expect(adds(readyNode('a'), specified('karpenter.sh/NodePool', 'web', {}, ''))).toBe(true);
});
