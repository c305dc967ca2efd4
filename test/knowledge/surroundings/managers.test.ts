import { expect, it } from '@jest/globals';

import { managers } from '#src/knowledge/surroundings/managers.ts';
import { labelled, named, owned } from '#test/support/objects.ts';
import { foundBy } from '#test/support/surroundings.ts';

const secret = named('Secret', 'web-tls');

it('finds the custom object that made one', () => {
  const made = owned(secret, { kind: 'cert-manager.io/Certificate', name: 'web' });

  expect(foundBy(managers, [made])).toEqual(['Certificate web']);
});

it('finds who applied one by its labels', () => {
  const applied = labelled(secret, {
    'kustomize.toolkit.fluxcd.io/name': 'apps',
    'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
  });

  expect(foundBy(managers, [applied])).toEqual(['Kustomization apps']);
});

it('leaves controllers of Kubernetes to the owners', () => {
  const pod = owned(named('Pod', 'web-1'), { kind: 'apps/ReplicaSet', name: 'web' });

  expect(foundBy(managers, [pod])).toEqual([]);
});
