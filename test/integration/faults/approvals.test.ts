import { afterAll, expect, it } from '@jest/globals';

import { isBroken, playApprovals } from '#test/integration/faults/play-approvals.ts';
import { isClickBroken, playClicks } from '#test/integration/faults/play-clicks.ts';
import { startRedis, UNKEPT } from '#test/integration/support/redis.ts';

const SCHEDULES = 2_000;
/** Each takes several times as long, for the gateways. */
const CLICKS = 100;
/** The seed of these is always the same; `npm run test:approvals` plays others. */
const SEED = 1;

const redis = await startRedis(UNKEPT);
afterAll(() => redis.stop());

it('approvals have one outcome each and no effect but what that says, whichever remediator dies', async () => {
  const { played, deaths } = await playApprovals(redis.url, SCHEDULES, SEED);

  expect(played.filter(isBroken)).toEqual([]);
  const outcomes = new Set(played.flatMap((one) => one.outcomes));
  expect([...outcomes]).toEqual(
    expect.arrayContaining(['applied', 'already-so', 'refused', 'too-late', 'unknown']),
  );
  expect(deaths).toBeGreaterThan(0);
});

it('reviews have one outcome each, which their message shows, whichever gateway or remediator dies', async () => {
  const { played, deaths } = await playClicks(redis.url, CLICKS, SEED);

  expect(played.filter(isClickBroken)).toEqual([]);
  const outcomes = new Set(played.flatMap((one) => one.outcomes));
  expect([...outcomes]).toEqual(
    expect.arrayContaining(['applied', 'already-so', 'refused', 'one-of-two']),
  );
  expect(deaths).toBeGreaterThan(0);
});
