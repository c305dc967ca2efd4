import { expect, it } from '@jest/globals';

import { ingressToService } from '#src/readings/edges/ingress-to-service.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ingressTo } from '#test/support/services.ts';

it('leads from an Ingress to the Services of its rules', () => {
  const front = { kind: 'networking.k8s.io/Ingress', namespace: 'shop', name: 'front' } as const;
  const { world } = openWorld(cluster([ingressTo('web', 80)]));

  expect(world.follow(ingressToService, front).items).toMatchObject([
    {
      from: front,
      to: { kind: 'Service', namespace: 'shop', name: 'web' },
      path: '/spec/rules/0/http/paths/0/backend/service/name',
    },
  ]);
});
