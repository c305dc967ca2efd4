import { describe, expect, it } from '@jest/globals';

import { serviceWaitsForPods } from '#src/diagnosis/causes/network/service-waits-for-pods.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
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
      },
    ]);
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
