import { expect, it } from '@jest/globals';

import { dependencies } from '#src/knowledge/surroundings/dependencies.ts';
import { custom } from '#test/support/custom.ts';
import { named } from '#test/support/objects.ts';
import { foundBy } from '#test/support/surroundings.ts';

it('finds what a custom object names', () => {
  const certificate = custom('cert-manager.io/Certificate', 'web', {
    spec: { issuerRef: { name: 'letsencrypt' } },
  });

  expect(foundBy(dependencies, [certificate])).toEqual(['Issuer letsencrypt']);
});

it('finds nothing of a kind of Kubernetes', () => {
  expect(foundBy(dependencies, [named('apps/Deployment', 'web')])).toEqual([]);
});
