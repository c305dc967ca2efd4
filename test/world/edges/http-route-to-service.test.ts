import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { httpRouteToService } from '#src/world/edges/http-route-to-service.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';

const ROUTE = 'gateway.networking.k8s.io/HTTPRoute';

function links(...backendRefs: readonly object[]) {
  const route: Resource = custom(ROUTE, 'web', { spec: { rules: [{}, { backendRefs }] } });
  return [...httpRouteToService.links(route, openWorld(cluster([route])).world)];
}

it('leads to the Services that the rules name, by their fields', () => {
  expect(links({ name: 'web' }, { name: 'api', namespace: 'other' })).toEqual([
    {
      from: { kind: ROUTE, namespace: 'shop', name: 'web' },
      to: { kind: 'Service', namespace: 'shop', name: 'web' },
      path: '/spec/rules/1/backendRefs/0/name',
    },
    expect.objectContaining({ to: { kind: 'Service', namespace: 'other', name: 'api' } }),
  ]);
});

it('leads nowhere for what is no Service', () => {
  expect(links({ kind: 'ServiceImport', name: 'web' }, {})).toEqual([]);
});
