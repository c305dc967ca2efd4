import { describe, expect, it } from '@jest/globals';

import { carryOut } from '#src/carry-out/carry-out.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { approved, AT, LATE, surroundings } from '#test/fixes/support/surroundings.ts';

const plan = abortion();
const approval = approved(plan.id);

describe('a change that is approved by another clock', () => {
  it.each([
    [90, 'ahead of', 30],
    [120, 'ahead of', 0],
    [61, 'ahead of', 1],
    [-90, 'behind', 0],
    [-120, 'behind', 5],
  ])(
    'is refused where the clock of the remediator is wrong by %d s, which is named as such',
    async (seconds, said, age) => {
      const { api, deps } = surroundings();
      const aheadMs = seconds * 1000;
      const now = () => new Date(Date.parse(AT) + age * 1000 + aheadMs);

      const ended = await carryOut(approval, plan, {
        ...deps,
        now,
        clockAhead: async () => aheadMs,
      });

      expect(ended).toEqual({
        outcome: 'refused',
        text: expect.stringContaining(`${Math.abs(seconds)} s ${said} the clock of Redis`),
      });
      expect(api.sends).toBe(0);
    },
  );

  it('is too late whatever the clocks are, if it is by the one that all share', async () => {
    const { deps } = surroundings();
    const now = () => new Date(Date.parse(AT) + 200_000);

    const ended = await carryOut(approval, plan, { ...deps, now, clockAhead: async () => 90_000 });

    expect(ended).toMatchObject({ outcome: 'too-late' });
  });

  it('is not made good by whoever sets the clock that all share', async () => {
    const { api, deps } = surroundings();

    const ended = await carryOut(approval, plan, {
      ...deps,
      now: () => LATE,
      clockAhead: async () => LATE.getTime() - Date.parse(AT),
    });

    expect(ended).toMatchObject({ outcome: 'refused' });
    expect(api.sends).toBe(0);
  });

  it('is too late where nobody tells the time that all share', async () => {
    const { deps } = surroundings();
    const clockAhead = async () => Promise.reject(new Error('no answer'));

    const ended = await carryOut(approval, plan, { ...deps, now: () => LATE, clockAhead });

    expect(ended).toMatchObject({ outcome: 'too-late' });
  });
});
