import { expect, it } from '@jest/globals';

import { withoutNode } from '#src/checklists/without-node.ts';
import { openWorld } from '#src/world/open-world.ts';
import { readyNode, setOn } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { podOn } from '#test/support/scheduling.ts';

const asking = (cpu: string) => [{ name: 'app', resources: { requests: { cpu } } }];

it('places the pods of a node on the others, and counts those that find none', () => {
  const pods = setOn(['a', 'a', 'b'], { containers: asking('900m') });
  const { world } = openWorld(cluster([readyNode('a'), readyNode('b'), ...pods]));
  const { moved, homeless, filters } = withoutNode('a', world);

  expect({ moved, homeless: homeless.map(({ metadata }) => metadata?.name), filters }).toEqual({
    moved: 1,
    homeless: ['web-1'],
    filters: ['resources'],
  });
});

it('leaves out pods that nobody makes again', () => {
  const { world } = openWorld(cluster([readyNode('a'), podOn('a', 'alone')]));

  expect(withoutNode('a', world)).toMatchObject({ moved: 0, homeless: [] });
});
