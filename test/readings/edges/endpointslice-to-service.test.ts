import { expect, it } from '@jest/globals';

import { endpointSliceToService } from '#src/readings/edges/endpointslice-to-service.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { service, slice } from '#test/support/services.ts';

it('leads from the slices of a Service to it, by their label', () => {
  const web = { kind: 'Service', namespace: 'shop', name: 'web' };
  const { world } = openWorld(cluster([service('web'), slice('web'), slice('other')]));

  expect(world.followBack(endpointSliceToService, web).items).toMatchObject([
    {
      from: { kind: 'discovery.k8s.io/EndpointSlice', namespace: 'shop', name: 'web-abcde' },
      to: web,
      path: '/metadata/labels/kubernetes.io~1service-name',
    },
  ]);
});
