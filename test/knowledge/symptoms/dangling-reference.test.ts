import { expect, it } from '@jest/globals';

import { danglingReference } from '#src/knowledge/symptoms/dangling-reference.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { holding } from '#test/support/references.ts';

const asker = holding({ from: 'apps/StatefulSet', at: '/spec/serviceName' }, 'gone');

it('finds an object that names what is not there, by the field that holds the name', () => {
  const { world } = openWorld(cluster([asker]));

  expect([...danglingReference.find(asker, world)]).toMatchObject([
    {
      kind: 'dangling-reference',
      part: '/spec/serviceName',
      reason: 'NotFound',
      evidence: { quote: 'gone' },
    },
  ]);
});
