import { expect, it } from '@jest/globals';

import { clockAhead } from '#src/queue/clock-ahead.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';

const NOON_S = 1_772_452_800;

it.each([
  ['ahead', 90_000],
  ['behind', -120_000],
])('tells that the clock is %s of that of Redis', async (_, ms) => {
  const redis = readyRedis({ time: async () => [String(NOON_S), '250000'] });

  expect(await clockAhead(redis, () => NOON_S * 1000 + 250 + ms)).toBe(ms);
});
