import type { Redis } from 'ioredis';

import { inTime } from './connection.ts';

/** By how many ms the clock of this process is ahead of that of Redis; below zero it is behind. Throws QueueUnavailable. */
export async function clockAhead(
  connection: Redis,
  clock: () => number = Date.now,
): Promise<number> {
  const asked = clock();
  const [seconds, microseconds] = await inTime(connection, () => connection.time());
  const own = (asked + clock()) / 2;
  return Math.round(own - (Number(seconds) * 1000 + Number(microseconds) / 1000));
}
