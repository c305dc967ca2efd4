import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ingressBackend } from '#src/knowledge/causes/network/ingress-backend.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { symptomsOf } from '#test/support/pending.ts';
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

  it('finds a port that leads to a port name that no pod has, beside one that leads to pods', () => {
    const ports = [
      { name: 'http', port: 80, targetPort: 'web' },
      { name: 'metrics', port: 90, targetPort: 8080 },
    ];
    const objects = [
      service('front', { ports }),
      slice('front', { 'front-1': 'ready' }, [{ name: 'metrics', port: 8080 }]),
      servingPod('front-1'),
    ];

    expect(about(objects)).toMatchObject([
      { params: { is: 'no-target', port: 80, target: 'web' }, strength: 'entails' },
    ]);
    expect(about(objects, 90)).toEqual([]);
  });

  it('finds a Service without a selector that nobody gave an address', () => {
    const byHand = service('front', { selector: {} });
    const given = { ...slice('front'), endpoints: [{ addresses: ['192.0.2.7'] }] };

    expect(about([byHand])).toMatchObject([{ params: { is: 'no-addresses' } }]);
    expect(about([byHand], 80)[0]?.because).toBeUndefined();
    expect(about([byHand, given])).toEqual([]);
    expect(about([byHand], 80, ['endpointslices.discovery.k8s.io'])).toEqual([]);
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

  it.each([
    ['a Service that is not there', [], 'ServiceMissing'],
    ['a Service without endpoints', [service('web'), slice('web')], 'NoEndpoints'],
    [
      'a port that is not there',
      [
        service('web', { ports: [{ port: 81 }] }),
        slice('web', { 'web-1': 'ready' }),
        servingPod('web-1'),
      ],
      'PortMissing',
    ],
  ] as const)('is about an Ingress to %s', (_, others, reason) => {
    expect(symptomsOf(ingressTo('web', 80), others)).toMatchObject([
      { kind: 'ingress-without-backend', reason },
    ]);
  });

  it('leaves what to do to the Service where its pods are the trouble', () => {
    expect(advised(ingressBackend, about([service('fronts')]))).toContain(
      'create Service `front` again',
    );
    expect(advised(ingressBackend, about([service('front'), slice('front')]))).toBeUndefined();
  });
});
