import { expect, it } from '@jest/globals';

import { refusedObjects } from '#src/knowledge/surroundings/refused-objects.ts';
import { custom, parents } from '#test/support/custom.ts';
import { service, servingPod } from '#test/support/services.ts';
import { foundBy } from '#test/support/surroundings.ts';

const route = (resolved: string) =>
  custom('gateway.networking.k8s.io/HTTPRoute', 'front', {
    namespace: 'edge',
    spec: { rules: [{ backendRefs: [{ name: 'web', namespace: 'shop', port: 80 }] }] },
    status: parents(`ResolvedRefs=${resolved} RefNotPermitted: not permitted`),
  });

it.each([
  ['a route of another namespace to a Service of the pods that is refused', 'False', 1],
  ['none that is accepted', 'True', 0],
])('finds %s', (_, resolved, count) => {
  const found = foundBy(refusedObjects, [servingPod('web-1')], service('web'), route(resolved));

  expect(found).toHaveLength(count);
});
