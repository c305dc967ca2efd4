import type { Redis } from 'ioredis';

import { refKey } from '../domain/keys.ts';
import type { Ref } from '../domain/model.ts';
import { inTime } from './connection.ts';
import { KEEP_NEWEST, KEPT_MS, type Room } from './retention.ts';

/** Of one object; what was longer ago helps nobody. */
const MOST = 5;
/** In milliseconds, 300 years: what was approved goes before all that was only offered. */
const APPROVED = 1e13;

const NOTE = `${KEEP_NEWEST}
local time = redis.call('TIME')
for i = 2, #KEYS do
  redis.call('ZADD', KEYS[i], 'GT', time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[6], ARGV[1])
  redis.call('ZREMRANGEBYRANK', KEYS[i], 0, -1 - tonumber(ARGV[5]))
  redis.call('PEXPIRE', KEYS[i], ARGV[2])
  local size = #KEYS[i] + redis.call('ZCARD', KEYS[i]) * #ARGV[1]
  keepNewest(KEYS[1], KEYS[i], size, tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]))
end`;

/**
 * Which incidents would change or have changed an object: the newest few of each, as long as incidents are kept. However often
 * one asks about it, what was approved is not pushed out by what is offered each time.
 */
export function aboutIndex(connection: Redis, prefix: string, room: Room) {
  const keyOf = (on: Ref) => `${prefix}:about:${refKey(on)}`;
  return {
    async note(
      incident: string,
      objects: readonly Ref[],
      how: 'offered' | 'approved',
    ): Promise<void> {
      if (objects.length === 0) return;
      const keys = [`${prefix}:abouts`, ...new Set(objects.map(keyOf))];
      const weight = how === 'approved' ? APPROVED : 0;
      const args = [incident, KEPT_MS, room.share, room.bytes, MOST, weight];
      await inTime(connection, () => connection.eval(NOTE, keys.length, ...keys, ...args));
    },
    /** Their ids. */
    async find(objects: readonly Ref[]): Promise<readonly string[]> {
      const keys = [...new Set(objects.map(keyOf))];
      const found = await inTime(connection, () =>
        Promise.all(keys.map((key) => connection.zrevrange(key, 0, MOST - 1))),
      );
      return [...new Set(found.flat())];
    },
  };
}
