import { expect, it } from '@jest/globals';

import { storageNodes } from '#src/checklists/items/storage/storage-nodes.ts';
import { marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { longhornNode } from '#test/support/longhorn.ts';

it('passes where a replica may be put there, and fails where not, with the reason', () => {
  const source = cluster([longhornNode('a'), longhornNode('b', { allowScheduling: false })]);

  expect(marksOf(storageNodes, source)).toEqual(['a: pass', 'b: fail']);
  expect(saidOf(storageNodes, source)).toContain('allowScheduling false');
});
