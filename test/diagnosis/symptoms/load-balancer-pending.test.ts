import { expect, it } from '@jest/globals';

import { symptomsOf } from '#test/support/pending.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const backing = [slice('web', { 'web-1': 'ready' }), servingPod('web-1')];
const pending = service('web', { type: 'LoadBalancer' });

it('is a LoadBalancer without an address', () => {
  expect(symptomsOf(pending, backing)).toMatchObject([{ kind: 'load-balancer-pending' }]);
});

it('is not one that has an address', () => {
  const given = { ...pending, status: { loadBalancer: { ingress: [{ hostname: 'a.example' }] } } };

  expect(symptomsOf(given, backing)).toEqual([]);
});
