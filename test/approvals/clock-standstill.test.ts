import { expect, it } from '@jest/globals';

import { clockStandstill } from '#src/approvals/clock-standstill.ts';

it.each([59_000, -59_000, 0])('a clock that is wrong by %d ms stops nothing', (aheadMs) => {
  expect(clockStandstill('gateway', aheadMs)).toBeUndefined();
});

it.each([60_000, -120_000])('a clock that is wrong by %d ms stops all changes', (aheadMs) => {
  expect(clockStandstill('gateway', aheadMs)).toEqual({ is: 'clock', whose: 'gateway', aheadMs });
});
