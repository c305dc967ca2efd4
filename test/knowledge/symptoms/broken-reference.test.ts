import { expect, it } from '@jest/globals';

import { brokenReference } from '#src/knowledge/symptoms/broken-reference.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { holding } from '#test/support/references.ts';

const asker = holding({ from: 'networking.k8s.io/Ingress', at: '/spec/ingressClassName' }, 'gone');

it('finds an object that names what is not there, by the field that holds the name', () => {
  const { world } = openWorld(cluster([asker]));

  expect([...brokenReference.find(asker, world)]).toMatchObject([
    {
      kind: 'broken-reference',
      part: '/spec/ingressClassName',
      reason: 'NotFound',
      evidence: { quote: 'gone' },
    },
  ]);
});
