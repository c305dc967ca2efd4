import { expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { rules } from '#src/knowledge/rules.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { rolloutOf, updating } from '#test/support/updates.ts';

const paused = rolloutOf(
  { canary: { steps: [{ pause: {} }] } },
  {
    phase: 'Paused',
    currentStepIndex: 0,
    pauseConditions: [{ reason: 'CanaryPauseStep', startTime: ago(5) }],
  },
);
const on = refTo('argoproj.io/Rollout', paused);

async function about(forbidden: readonly string[] = []) {
  const { verdict } = await diagnose(
    on,
    lazily(cluster([paused, ...updating('w1')], forbidden)),
    rules,
  );
  return verdict;
}

it('explains an object without trouble by what somebody meant', async () => {
  expect(await about()).toMatchObject({
    state: 'explained',
    findings: [{ id: 'rollout/paused', role: 'root' }],
    symptoms: [{ hurts: 'nobody' }],
  });
});

it('does not explain all by it where nobody could look whether there is trouble', async () => {
  expect(await about(['pods'])).toMatchObject({
    state: 'unexplained',
    findings: [{ id: 'rollout/paused', role: 'also' }],
  });
});
