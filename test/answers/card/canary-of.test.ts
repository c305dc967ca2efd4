import { expect, it } from '@jest/globals';

import { canaryOf } from '#src/answers/card/canary-of.ts';
import { rolloutOf } from '#test/support/updates.ts';

it('tells no step and no weight of an update that its controller has not begun', () => {
  const rollout = rolloutOf({ canary: { steps: [{ setWeight: 50 }] } }, { phase: 'Degraded' });

  expect(canaryOf(rollout, {})).toEqual({});
});

it('tells the step and no weight where the router has not said any', () => {
  const canary = { steps: [{ setWeight: 50 }], trafficRouting: {} };

  expect(canaryOf(rolloutOf({ canary }, { currentStepIndex: 0 }), {})).toEqual({
    step: { number: 1, of: 1, does: 'weight', value: '50' },
  });
});

it.each([
  [{ promoteFull: true }, true],
  [{ promoteFull: true, abort: true }, undefined],
  [{}, undefined],
])('tells of %j whether it was promoted to its end', (status, is) => {
  const canary = { steps: [{ setWeight: 50 }], trafficRouting: {} };
  const rollout = rolloutOf({ canary }, { currentStepIndex: 0, ...status });

  expect(canaryOf(rollout, {}).promotesFully).toBe(is);
});

it.each([
  ['no traffic has moved', true, 0, true],
  ['some has', true, 10, undefined],
  ['the flag is not set', undefined, 0, undefined],
])('tells whether the flag for fewer stable pods has to wait: %s', (_, flag, weight, is) => {
  const canary = {
    steps: [{ setWeight: 50 }],
    trafficRouting: {},
    ...(flag && { dynamicStableScale: flag }),
  };
  const weights = { canary: { weights: { canary: { weight } } } };
  const rollout = rolloutOf({ canary }, { currentStepIndex: 0, ...weights } as object);

  expect(canaryOf(rollout, {}).keepsStable).toBe(is);
});
