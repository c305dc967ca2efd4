import { expect, it } from '@jest/globals';

import { symptomsOf } from '#test/support/pending.ts';
import { ingressTo, service, servingPod, slice } from '#test/support/services.ts';

const backing = [slice('web', { 'web-1': 'ready' }), servingPod('web-1')];

it.each([
  ['a Service that is not there', [], 'ServiceMissing'],
  ['a Service without endpoints', [service('web'), slice('web')], 'NoEndpoints'],
  [
    'a port that is not there',
    [service('web', { ports: [{ port: 81 }] }), ...backing],
    'PortMissing',
  ],
] as const)('is an Ingress to %s', (_, others, reason) => {
  expect(symptomsOf(ingressTo('web', 80), others)).toMatchObject([
    { kind: 'ingress-without-backend', reason },
  ]);
});

it('is not an Ingress to a Service with endpoints', () => {
  expect(symptomsOf(ingressTo('web', 80), [service('web'), ...backing])).toEqual([]);
});
