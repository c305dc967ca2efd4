import { describe, expect, it } from '@jest/globals';

import { subsetMissing } from '#src/diagnosis/causes/reference/subset-missing.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { ago } from '#test/support/objects.ts';

const RULES = 'destinationrules.networking.istio.io';

describe('reference/subset-missing', () => {
  it.each([
    ['no rule is for its host', [ruleOf('ratings', ['canary'])], { rules: [], others: [] }],
    ['its rule has no subsets', [ruleOf('reviews')], { rules: ['reviews'], others: [] }],
    [
      'its rule has another, which is likely meant',
      [ruleOf('reviews.shop.svc.cluster.local', ['canary-v2'])],
      { rules: ['reviews.shop.svc.cluster.local'], others: ['canary-v2'], near: 'canary-v2' },
    ],
    [
      'a rule of that name is for the Service of another namespace',
      [ruleOf('reviews', ['canary'], 'staging')],
      { rules: [], others: [] },
    ],
  ])('is found where %s', (_, rules, params) => {
    const object = service('reviews', 'canary');

    expect(claimsAbout(object, subsetMissing, cluster([object, ...rules]))).toMatchObject([
      {
        subject: { name: 'web' },
        params: { subset: 'canary', host: 'reviews', ...params },
        evidence: [{ path: '/spec/http/0/route/0/destination/subset', quote: 'canary' }],
        strength: 'entails',
      },
    ]);
  });

  it.each([
    ['a rule of its namespace has it', [ruleOf('reviews', ['canary'])]],
    [
      'a rule beside the mesh has it, by its whole name',
      [ruleOf('reviews.shop.svc.cluster.local', ['canary'], 'istio-system')],
    ],
    ['a rule for many hosts has it', [ruleOf('*.shop.svc.cluster.local', ['canary'])]],
  ])('is not where %s', (_, rules) => {
    const object = service('reviews', 'canary');

    expect(claimsAbout(object, subsetMissing, cluster([object, ...rules]))).toEqual([]);
  });

  it.each([
    ['was made just now', service('reviews', 'canary', { creationTimestamp: ago(0.1) })],
    ['is going', service('reviews', 'canary', { deletionTimestamp: ago(1) })],
    ['names no subset', service('reviews')],
    ['has its subset hidden', service('reviews', '‹text of 6›')],
  ])('is not of an object that %s', (_, object) => {
    expect(claimsAbout(object, subsetMissing, cluster([object]))).toEqual([]);
  });

  it('is not where the rules cannot be read', () => {
    const object = service('reviews', 'canary');

    expect(claimsAbout(object, subsetMissing, cluster([object], [RULES]))).toEqual([]);
  });
});

function service(host: string, subset?: string, metadata = {}) {
  const destination = { host, ...(subset && { subset }) };
  const spec = { http: [{ route: [{ destination }] }] };
  return custom('networking.istio.io/VirtualService', 'web', {
    spec,
    ...(Object.keys(metadata).length > 0 && {
      metadata: { name: 'web', namespace: 'shop', ...metadata },
    }),
  });
}

function ruleOf(host: string, subsets: readonly string[] = [], namespace = 'shop') {
  const spec = { host, subsets: subsets.map((name) => ({ name, labels: { version: name } })) };
  return custom('networking.istio.io/DestinationRule', host, { spec, namespace });
}
