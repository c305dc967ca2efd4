import { expect, it } from '@jest/globals';

import { missingContents } from '#src/knowledge/symptoms/missing-contents.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { holding } from '#test/support/references.ts';

const asker = holding({ from: 'cert-manager.io/Issuer', at: '/spec/ca/secretName' }, 'gone');

it('finds an object that names what is not there, by the field that holds the name', () => {
  const { world } = openWorld(cluster([asker]));

  expect([...missingContents.find(asker, world)]).toMatchObject([
    {
      kind: 'missing-contents',
      part: '/spec/ca/secretName',
      reason: 'NotFound',
      evidence: { quote: 'gone' },
    },
  ]);
});
