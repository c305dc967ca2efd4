import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { subsetMissing } from '#src/knowledge/causes/reference/subset-missing.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { ago, labelled } from '#test/support/objects.ts';
import { servingPod } from '#test/support/services.ts';

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

  describe('of a VirtualService for gateways', () => {
    const object = routed('web.shop.svc.cluster.local', ['public']);
    const gateway = custom('networking.istio.io/Gateway', 'public', {
      namespace: 'edge',
      spec: { selector: { istio: 'ingress' }, servers: [] },
    });
    const pod = labelled(
      { ...servingPod('ingress-1'), metadata: { name: 'ingress-1', namespace: 'ingress' } },
      { istio: 'ingress' },
    );
    const told = (...rules: readonly Resource[]) =>
      claimsAbout(object, subsetMissing, cluster([object, gateway, pod, ...rules]));

    it.each([
      ['stands in a namespace where Istio does not look for it', 'edge', undefined, 'edge/web'],
      ['is exported to its own namespace only', 'shop', ['.'], 'shop/web'],
    ])('is found where the rule %s', (_, namespace, exportTo, name) => {
      expect(told(ruleFor('web', namespace, exportTo))).toMatchObject([
        {
          params: { subset: 'canary', rules: [], astray: { rules: [name], client: 'ingress' } },
          strength: 'entails',
        },
      ]);
    });

    it.each([
      ['of the Service', 'shop', undefined],
      ['of the Service, and exported to it', 'shop', ['ingress']],
      ['of the gateway', 'ingress', ['.']],
      ['of the mesh', 'istio-system', undefined],
    ])('is not where the rule stands in the namespace %s', (_, namespace, exportTo) => {
      expect(told(ruleFor('web', namespace, exportTo))).toEqual([]);
    });

    it('is found where another rule comes before the one that has it', () => {
      const before = custom('networking.istio.io/DestinationRule', 'own', {
        spec: { host: 'web.shop.svc.cluster.local' },
        namespace: 'ingress',
      });
      const elsewhere = { ...before, metadata: { ...before.metadata, namespace: 'other' } };

      expect(told(ruleFor('web', 'shop'), before)).toMatchObject([
        { params: { astray: { rules: ['shop/web'], client: 'ingress', by: ['ingress/own'] } } },
      ]);
      expect(told(ruleFor('web', 'shop'), elsewhere)).toEqual([]);
      expect(told(ruleFor('web', 'ingress'), before)).toEqual([]);
    });

    it('is not where sidecars follow it as well, or nobody knows who serves the gateway', () => {
      const rule = ruleFor('web', 'edge');
      const both = routed('web.shop.svc.cluster.local', ['public', 'mesh']);

      expect(claimsAbout(both, subsetMissing, cluster([both, gateway, pod, rule]))).toEqual([]);
      expect(claimsAbout(object, subsetMissing, cluster([object, gateway, rule]))).toEqual([]);
    });
  });

  it.each([
    [
      'is found where pods of its namespace have sidecars and a rule of their own',
      'istio-proxy',
      1,
    ],
    ['is not where nobody there is in the mesh', 'app', 0],
  ])('%s', (_, container, count) => {
    const object = custom('networking.istio.io/VirtualService', 'web', {
      spec: {
        http: [
          { route: [{ destination: { host: 'db.data.svc.cluster.local', subset: 'canary' } }] },
        ],
      },
    });
    const pod = servingPod('web-1');
    const caller = { ...pod, spec: { ...pod.spec, containers: [{ name: container }] } } as Resource;
    const rule = (namespace: string, subsets: readonly string[]) =>
      ruleOf('db.data.svc.cluster.local', subsets, namespace);
    const source = cluster([object, caller, rule('shop', ['stable']), rule('data', ['canary'])]);

    expect(claimsAbout(object, subsetMissing, source)).toHaveLength(count);
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

/** In namespace edge, and for these gateways of it. */
function routed(host: string, gateways: readonly string[]) {
  const spec = { gateways, http: [{ route: [{ destination: { host, subset: 'canary' } }] }] };
  return custom('networking.istio.io/VirtualService', 'web', { spec, namespace: 'edge' });
}

function ruleFor(name: string, namespace: string, exportTo?: readonly string[]) {
  const host = 'web.shop.svc.cluster.local';
  const spec = { host, subsets: [{ name: 'canary' }], ...(exportTo && { exportTo }) };
  return custom('networking.istio.io/DestinationRule', name, { spec, namespace });
}

function ruleOf(host: string, subsets: readonly string[] = [], namespace = 'shop') {
  const spec = { host, subsets: subsets.map((name) => ({ name, labels: { version: name } })) };
  return custom('networking.istio.io/DestinationRule', host, { spec, namespace });
}
