import { describe, expect, it } from '@jest/globals';

import {
  scaleAt,
  waitsForPods,
  weightAt,
  weightBefore,
} from '#src/simulator/rollout/canary-steps.ts';

const SCALE = { replicas: 2 };
const STEPS = [
  { pause: {} },
  { setWeight: 20 },
  { setCanaryScale: SCALE },
  { setWeight: 0 },
  { setCanaryScale: { matchTrafficWeight: true } },
];

describe('the steps of a canary', () => {
  it('hold the weight that was set last, and all of it at the end', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((step) => weightAt(STEPS, step, 100))).toEqual([
      0, 20, 20, 0, 0, 100, 100,
    ]);
  });

  it('leave the traffic at what the step before held', () => {
    expect([0, 1, 2, 3, 4, 5].map((step) => weightBefore(STEPS, step))).toEqual([
      0, 0, 20, 20, 0, 0,
    ]);
  });

  it('hold a scale until it is taken back, or to the end', () => {
    expect([1, 2, 3, 4, 5].map((step) => scaleAt(STEPS, step))).toEqual([
      undefined,
      SCALE,
      SCALE,
      undefined,
      undefined,
    ]);
    expect(scaleAt([{ setCanaryScale: SCALE }], 1)).toBeUndefined();
  });

  it('wait for pods only where they set their number', () => {
    expect(STEPS.map((step) => waitsForPods(step))).toEqual([false, true, true, true, true]);
  });
});
