import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { nodesAt } from '#src/readings/nodes/nodes-at.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';

const addresses = [
  { type: 'InternalIP', address: '10.0.0.11' },
  { type: 'Hostname', address: 'wk-1.example.com' },
];
const worker: Resource = Object.assign(named('Node', 'wk-1', ''), { status: { addresses } });
const { world } = openWorld(cluster([worker, named('Node', 'wk-2', '')]));

describe('the nodes at an address', () => {
  it.each(['10.0.0.11', 'wk-1.example.com', 'wk-1', 'wk-1.internal'])('%s are found', (address) => {
    expect(nodesAt(address, world)).toMatchObject([{ kind: 'Node', name: 'wk-1' }]);
  });

  it('are none for another one', () => {
    expect(nodesAt('10.0.0.1', world)).toEqual([]);
  });
});
