import { expect, it } from '@jest/globals';

import { namespaceTerminating } from '#src/diagnosis/causes/creation/namespace-terminating.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';
import { refusedSet } from '#test/support/refusals.ts';

const refused = refusedSet(
  'unable to create new content in namespace shop because it is being terminated',
);
const shop = (phase: string) => ({ ...named('Namespace', 'shop', ''), status: { phase } });

it('names the namespace', () => {
  const source = cluster([refused, shop('Terminating')]);

  expect(claimsAbout(refused, namespaceTerminating, source)).toMatchObject([
    { subject: { kind: 'Namespace', name: 'shop' }, evidence: [{}, { quote: 'Terminating' }] },
  ]);
});

it('stays silent where it was made anew', () => {
  const source = cluster([refused, shop('Active')]);

  expect(claimsAbout(refused, namespaceTerminating, source)).toEqual([]);
});
