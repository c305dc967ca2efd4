import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { olderAtRest } from '#src/simulator/rollout/older-at-rest.ts';

const steps = [{ setWeight: 25 }, { pause: {} }, { setWeight: 50 }, { pause: {} }];

it.each([
  ['the pause that it stands at', steps, 1, 3],
  ['the next pause', steps, 2, 2],
  ['its end', steps, 4, 0],
  ['its end past pauses that end by themselves', [{ pause: { duration: '1m' } }], 0, 0],
])('rests at %s', (_, plan, from, older) => {
  expect(olderAtRest(rollout({ steps: plan, maxUnavailable: 0 }), from)).toBe(older);
});

it('knows no rest once it is promoted to its end', () => {
  expect(olderAtRest(rollout({ steps }, { promoteFull: true }), 0)).toBe(0);
});

it('keeps its stable pods beside a router until it is done', () => {
  const trafficRouting = { nginx: { stableIngress: 'web' } };

  expect(olderAtRest(rollout({ steps, trafficRouting }), 2)).toBe(4);
  expect(olderAtRest(rollout({ steps, trafficRouting }), 4)).toBe(0);
});

it('is not known of fields that are not valid', () => {
  expect(olderAtRest(rollout({ steps, maxSurge: 'many' }), 0)).toBeUndefined();
});

function rollout(canary: object, status: object = {}): Resource<'argoproj.io/Rollout'> {
  const spec = { replicas: 4, strategy: { canary } };
  return { apiVersion: 'argoproj.io/v1alpha1', kind: 'Rollout', spec, status };
}
