import { describe, expect, it } from '@jest/globals';

import { serviceWaitsForPods } from '#src/knowledge/causes/network/service-waits-for-pods.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const orders = service('orders');
const unready = servingPod('orders-1', 'not-ready');
const listed = slice('orders', { 'orders-1': 'not-ready' });

describe('service-waits-for-pods', () => {
  it('leads to the pods that are not Ready', () => {
    expect(
      claimsAbout(orders, serviceWaitsForPods, cluster([orders, listed, unready])),
    ).toMatchObject([
      {
        params: { for: 'pod', name: 'orders-1', others: 0 },
        because: { at: { kind: 'Pod', name: 'orders-1' } },
        restsOn: [{ name: 'orders' }, { name: 'orders-1' }],
      },
    ]);
  });

  it('counts the others, but none that has done its work', () => {
    const done = servingPod('orders-0', 'not-ready');
    const over = { ...done, status: { ...done.status, phase: 'Succeeded' } };
    const more = [over, unready, servingPod('orders-2', 'not-ready')];

    expect(
      claimsAbout(orders, serviceWaitsForPods, cluster([orders, listed, ...more])),
    ).toMatchObject([{ params: { for: 'pod', name: 'orders-1', others: 1 } }]);
  });

  it('leads to the workload that has made none', () => {
    const maker = specified('apps/Deployment', 'orders', {
      replicas: 1,
      template: { metadata: { labels: { app: 'orders' } } },
    });

    expect(
      claimsAbout(orders, serviceWaitsForPods, cluster([orders, slice('orders'), maker])),
    ).toMatchObject([{ params: { for: 'workload', name: 'orders', others: 0 } }]);
  });

  it.each([
    ['pod', 0, 'not Ready: `a`.', '`a` 파드가 Ready'],
    ['pod', 2, '`a` and 2 more.', '`a` 파드 외 2개가'],
    ['workload', 0, '`a`, whose pods it selects, has none.', '`a` 워크로드에 파드가 없습니다'],
  ] as const)('says of a %s, with %i others, who that is', (what, others, en, ko) => {
    const params = { for: what, name: 'a', others };
    const { text } = serviceWaitsForPods;

    expect(text.en({ kind: 'Service', name: 'web' }, params).sentence).toContain(en);
    expect(text.ko({ kind: 'Service', name: 'web' }, params).sentence).toContain(ko);
  });

  it('stays silent where one that is Ready is not listed yet', () => {
    const ready = servingPod('orders-2');

    expect(
      claimsAbout(orders, serviceWaitsForPods, cluster([orders, listed, unready, ready])),
    ).toEqual([]);
  });

  it.each([
    ['no pod that matches', [orders, slice('orders'), servingPod('cart-1', 'not-ready')]],
    [
      'a Ready endpoint',
      [orders, slice('orders', { 'orders-1': 'ready' }), servingPod('orders-1')],
    ],
  ])('stays silent for %s', (_, objects) => {
    expect(claimsAbout(orders, serviceWaitsForPods, cluster(objects))).toEqual([]);
  });
});
