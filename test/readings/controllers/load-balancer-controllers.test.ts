import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { loadBalancerController } from '#src/readings/controllers/load-balancer-controllers.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { runner } from '#test/support/runners.ts';
import { service } from '#test/support/services.ts';

const front = service('front', { type: 'LoadBalancer' });
const annotated = (key: string) => ({
  ...front,
  metadata: { ...front.metadata, annotations: { [key]: 'x' } },
});
const metallb = runner('controller', { images: ['quay.io/metallb/controller:v0.14'] });
const ccm = runner('hcloud-cloud-controller-manager');
const found = (one: Resource<'Service'>, objects: readonly Resource[]) =>
  loadBalancerController(one, openWorld(cluster([one, ...objects])).world);

describe('who gives a Service its address', () => {
  it.each([
    ['MetalLB', metallb],
    ['MetalLB', runner('metallb-controller', { images: ['mirror.example/metallb-controller:1'] })],
    ['the cloud controller manager', ccm],
    ['AWS Load Balancer Controller', runner('aws-load-balancer-controller')],
    ['kube-vip', runner('kube-vip-cloud-provider', { kind: 'apps/StatefulSet' })],
    ['LoxiLB', runner('kube-loxilb')],
    ['PureLB', runner('allocator', { images: ['registry.example/purelb/allocator:v0.12'] })],
  ])('is the only one that is there: %s', (product, own) => {
    expect(found(front, [runner('web'), own])).toMatchObject({
      product,
      controller: { is: 'up', at: { name: own.metadata?.name } },
    });
  });

  it.each([
    ['metallb.universe.tf/address-pool', 'MetalLB', 'up'],
    ['metallb.io/loadBalancerIPs', 'MetalLB', 'up'],
    ['load-balancer.hetzner.cloud/location', 'the cloud controller manager', 'up'],
    ['lbipam.cilium.io/ips', 'the operator of Cilium', 'none'],
  ])('is whom an annotation means: %s', (key, product, is) => {
    expect(found(annotated(key), [ccm, metallb])).toMatchObject({ product, controller: { is } });
  });

  it('is whom its class means, and nobody else', () => {
    const nlb = service('front', {
      type: 'LoadBalancer',
      loadBalancerClass: 'service.k8s.aws/nlb',
    });
    const other = service('front', { type: 'LoadBalancer', loadBalancerClass: 'example.com/own' });

    expect(found(nlb, [metallb])).toMatchObject({ controller: { is: 'none' } });
    expect(found(other, [metallb])).toBeUndefined();
  });

  it.each([
    ['several may be meant', [metallb, ccm]],
    ['none is seen: it may run outside', [runner('web')]],
    [
      'only one for Services of its class is',
      [runner('operator', { images: ['tailscale/k8s-operator:1'] })],
    ],
  ])('is not known where %s', (_, objects) => {
    expect(found(front, objects)).toBeUndefined();
  });
});
