import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';

import { pauseAfter } from '#src/queue/pause-after.ts';

const HOUR_MS = 3_600_000;

describe('the pause of work that cannot be done now', () => {
  it.each([
    [0, 1_000],
    [10_000, 5_000],
    [60_000, 30_000],
    [3 * 24 * HOUR_MS, 60_000],
  ])('after %d ms is %d ms', (age, pause) => {
    expect(pauseAfter(age, () => 0)).toBe(pause);
  });

  it('is from 0.8 s to a minute, whatever the clocks of two processes say', () => {
    const ages = fc.integer({ min: -HOUR_MS, max: 1_000 * HOUR_MS });
    const chances = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(ages, chances, (age, chance) => {
        const pause = pauseAfter(age, () => chance);
        expect(pause).toBeGreaterThanOrEqual(800);
        expect(pause).toBeLessThanOrEqual(60_000);
      }),
    );
  });
});
