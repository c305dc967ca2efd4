import { expect, it } from '@jest/globals';

import { threadIndex } from '#src/queue/thread-index.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';

const room = { share: 0.01, bytes: 1_000 };
const days = 30 * 24 * 3_600_000;

it('keeps the first incident of a thread, and the newest of a direct message, for 30 days', async () => {
  const sent: unknown[] = [];
  const redis = readyRedis({ eval: async (_: string, ...args: unknown[]) => sent.push(args) });
  const index = threadIndex(redis, 'shop', room);

  await index.note('q1', { channel: 'C1', thread: '1.1' });
  await index.note('q2', { channel: 'D1' });

  expect(sent).toEqual([
    [2, 'shop:threads', 'shop:thread:C1:1.1', 'q1', days, 0.01, 1_000, 'first'],
    [2, 'shop:threads', 'shop:thread:D1:', 'q2', days, 0.01, 1_000, 'newest'],
  ]);
});
