import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { noLoadBalancer } from '#src/knowledge/causes/network/no-load-balancer.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { runner } from '#test/support/runners.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const pending = service('front', { type: 'LoadBalancer' });
const said = (reason: string, message: string): Resource<'Event'> => ({
  apiVersion: 'v1',
  kind: 'Event',
  metadata: { namespace: 'shop', name: `front.${reason}` },
  involvedObject: { apiVersion: 'v1', kind: 'Service', namespace: 'shop', name: 'front' },
  reason,
  message,
  lastTimestamp: ago(1),
});

function about(one: Resource<'Service'>, events: readonly Resource[] = []) {
  return claimsAbout(one, noLoadBalancer, cluster([one, ...events]));
}

describe('no-load-balancer', () => {
  it('finds a Service that nobody has taken up, without certainty', () => {
    expect(about(pending)).toMatchObject([{ params: { is: 'ignored' }, strength: 'fits' }]);
  });

  it('names the class that it asks for, which only a controller of that class serves', () => {
    const [found] = about(
      service('front', { type: 'LoadBalancer', loadBalancerClass: 'example.com/internal' }),
    );

    expect(found).toMatchObject({ params: { wanted: 'example.com/internal' } });
    expect(found && noLoadBalancer.text.en(found.subject, found.params).so).toContain(
      'It asks for the class `example.com/internal`',
    );
  });

  it.each([
    ['is down', 0, { edge: 'service-to-load-balancer-controller' }, 'has no pod that is available'],
    ['runs, if that is ill', 1, { ifIll: true }, 'runs.'],
  ])('leads to the only controller of the cluster, which %s', (_, available, because, says) => {
    const images = ['quay.io/metallb/controller:v0.14'];
    const maker = runner('controller', { images, available, namespace: 'metallb-system' });
    const [found] = claimsAbout(pending, noLoadBalancer, cluster([pending, maker]));

    expect(found).toMatchObject({
      params: { maker: { product: 'MetalLB', name: 'metallb-system/controller' } },
      because: { at: { name: 'controller' }, ...because },
    });
    expect(found && noLoadBalancer.text.en(found.subject, found.params).so).toContain(says);
  });

  it('says that nobody is there whom the Service means', () => {
    const annotations = { 'metallb.io/address-pool': 'edge' };
    const [found] = about({ ...pending, metadata: { ...pending.metadata, annotations } });

    expect(found).toMatchObject({ params: { maker: { product: 'MetalLB', is: 'none' } } });
    expect(found).not.toHaveProperty('because');
  });

  it('finds one that was taken up, whose controller is gone since, but not where that runs', () => {
    const finalizers = ['service.kubernetes.io/load-balancer-cleanup'];
    const taken = { ...pending, metadata: { ...pending.metadata, finalizers } };
    const ccm = (available: number) => runner('acme-cloud-controller-manager', { available });

    expect(claimsAbout(taken, noLoadBalancer, cluster([taken, ccm(0)]))).toMatchObject([
      { params: { is: 'left' } },
    ]);
    expect(claimsAbout(taken, noLoadBalancer, cluster([taken, ccm(1)]))).toEqual([]);
  });

  it('finds a controller that fails', () => {
    const failed = said('AllocationFailed', 'no available IPs');

    expect(about(pending, [failed])).toMatchObject([
      { params: { is: 'failing', said: 'no available IPs' }, strength: 'entails' },
    ]);
  });

  it('waits for one that is being made', () => {
    const young = { ...pending, metadata: { ...pending.metadata, creationTimestamp: ago(2) } };

    expect(about(young, [said('EnsuringLoadBalancer', 'Ensuring load balancer')])).toMatchObject([
      { params: { is: 'being-made' }, passesBy: expect.any(String) },
    ]);
  });

  it.each([
    [
      'one that has an address',
      { ...pending, status: { loadBalancer: { ingress: [{ ip: '10.1.0.9' }] } } },
    ],
    ['one of another type', service('front')],
  ])('stays silent for %s', (_, one) => {
    expect(about(one)).toEqual([]);
  });

  it('is about a LoadBalancer without an address', () => {
    const given = {
      ...pending,
      status: { loadBalancer: { ingress: [{ hostname: 'a.example' }] } },
    };
    const backing = [slice('front', { 'front-1': 'ready' }), servingPod('front-1')];

    expect(symptomsOf(pending, backing)).toMatchObject([{ kind: 'load-balancer-pending' }]);
    expect(symptomsOf(given, backing)).toEqual([]);
  });

  it.each([
    [
      'AllocationFailed',
      'Failed to allocate IP for "shop/front": no available IPs',
      'another address',
    ],
    ['SyncLoadBalancerFailed', 'Error: subnet not found', 'Fix what its controller reports'],
  ])('advises what fits the report %s: %s', (reason, message, title) => {
    const [found] = about(pending, [said(reason, message)]);

    expect(found && adviceOn(noLoadBalancer, found)?.title).toContain(title);
  });
});
