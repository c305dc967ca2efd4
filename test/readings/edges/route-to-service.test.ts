import { describe, expect, it } from '@jest/globals';

import { routeToService } from '#src/readings/edges/route-to-service.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';

describe.each(routeToService.map((edge) => [edge.from, edge] as const))('%s', (kind, edge) => {
  const links = (...backendRefs: readonly object[]) => {
    const route = custom(kind, 'web', { spec: { rules: [{}, { backendRefs }] } });
    return [...edge.links(route, openWorld(cluster([route])).world)];
  };

  it('leads to the Services that the rules name, by their fields', () => {
    expect(links({ name: 'web' }, { name: 'api', namespace: 'other' })).toEqual([
      {
        from: { kind, namespace: 'shop', name: 'web' },
        to: { kind: 'Service', namespace: 'shop', name: 'web' },
        path: '/spec/rules/1/backendRefs/0/name',
      },
      expect.objectContaining({ to: { kind: 'Service', namespace: 'other', name: 'api' } }),
    ]);
  });

  it('leads nowhere for what is no Service', () => {
    expect(links({ kind: 'ServiceImport', name: 'web' }, {})).toEqual([]);
  });
});
