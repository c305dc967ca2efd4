import { describe, expect, it } from '@jest/globals';

import { ingressBackend } from '#src/diagnosis/causes/network/ingress-backend.ts';
import type { Resource } from '#src/domain/resource.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ingressTo, service, servingPod, slice } from '#test/support/services.ts';

function about(objects: readonly Resource[], port = 80, forbidden: string[] = []) {
  const ingress = ingressTo('front', port);
  return claimsAbout(ingress, ingressBackend, cluster([ingress, ...objects], forbidden));
}

describe('ingress-backend', () => {
  it('finds a Service that does not exist', () => {
    expect(about([service('fronts')])).toMatchObject([
      { params: { is: 'absent', service: 'front', near: 'fronts' }, strength: 'entails' },
    ]);
  });

  it('finds a port that the Service lacks', () => {
    expect(about([service('front'), slice('front', { 'front-1': 'ready' })], 8080)).toMatchObject([
      { params: { is: 'no-port', port: 8080, ports: [80] } },
    ]);
  });

  it('leads to a Service without endpoints', () => {
    expect(about([service('front'), slice('front')])).toMatchObject([
      { params: { is: 'no-endpoints' }, because: { at: { kind: 'Service', name: 'front' } } },
    ]);
  });

  it('stays silent for a Service with endpoints', () => {
    const objects = [
      service('front'),
      slice('front', { 'front-1': 'ready' }),
      servingPod('front-1'),
    ];

    expect(about(objects)).toEqual([]);
  });

  it('stays silent where Services cannot be read', () => {
    expect(about([], 80, ['services'])).toEqual([]);
  });
});
