import { expect, it } from '@jest/globals';

import { proposed } from '#test/fixes/support/proposed.ts';

it.each([
  ['ends by itself', { duration: '30s' }, 0],
  ['waits for a person', {}, 1],
])('a pause that %s is promoted by so many fixes: %j, %i', (_, pause, offers) => {
  const strategy = { canary: { steps: [{ setWeight: 10 }, { pause }, { setWeight: 100 }] } };
  const pauseConditions = [{ reason: 'CanaryPauseStep', startTime: '2026-01-01T11:59:00Z' }];
  const status = { currentStepIndex: 1, pauseConditions, controllerPause: true };

  expect(proposed('rollout/promote', status, 1, { spec: { strategy } })).toHaveLength(offers);
});
