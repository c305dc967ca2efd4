import { expect, it } from '@jest/globals';

import { canaryOf } from '#src/answers/card/canary-of.ts';
import { rolloutOf } from '#test/support/updates.ts';

it('tells no step and no weight of an update that its controller has not begun', () => {
  const rollout = rolloutOf({ canary: { steps: [{ setWeight: 50 }] } }, { phase: 'Degraded' });

  expect(canaryOf(rollout, {})).toEqual({});
});
