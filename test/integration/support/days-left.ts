import type { Redis } from 'ioredis';

const DAY_S = 24 * 3_600;

/** For how many days a key is still kept, a day that has just begun counted whole. */
export async function daysLeft(redis: Redis, key: string): Promise<number> {
  return Math.ceil((await redis.ttl(key)) / DAY_S);
}
