import { expect, it } from '@jest/globals';

import { roomForMore } from '#src/checklists/room-for-more.ts';
import { openWorld } from '#src/world/open-world.ts';
import { readyNode, setOn } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

const WEB = { kind: 'apps/StatefulSet', namespace: 'shop', name: 'web', uid: 'web' };
const containers = [{ name: 'app', resources: { requests: { cpu: '900m' } } }];

it('counts how many like those of a workload fit, its own included', () => {
  const { world } = openWorld(
    cluster([readyNode('a'), readyNode('b'), ...setOn(['a'], { containers })]),
  );

  expect(roomForMore(WEB, 10, world)).toMatchObject({ fits: 4, isMore: false });
});

it('knows nothing of a workload without pods', () => {
  expect(roomForMore(WEB, 10, openWorld(cluster([readyNode('a')])).world)).toBeUndefined();
});
