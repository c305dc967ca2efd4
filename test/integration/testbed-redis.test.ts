import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';

import { startRedis, type TestRedis } from '#test/integration/support/redis.ts';

let redis: TestRedis;

beforeEach(async () => {
  redis = await startRedis();
});

afterEach(async () => {
  await redis.stop();
});

test('what Redis has accepted is there again after it was killed', async () => {
  const client = new Redis(redis.url);
  await client.set('answer', '42');

  await redis.kill();
  await redis.restart();

  expect(await client.get('answer')).toBe('42');
  client.disconnect();
});
