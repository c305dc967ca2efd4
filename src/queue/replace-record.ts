import type { Redis } from 'ioredis';

import { inTime } from './connection.ts';
import { KEEP_NEWEST, KEPT_MS, type Room } from './retention.ts';

/** Each round one of the writers gets through, so this many may change one record at once. */
const ROUNDS = 100;

/** Writes the new text only where the old one still stands. */
const REPLACE = `${KEEP_NEWEST}
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
keepNewest(KEYS[2], KEYS[1], #ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]))
return 1`;

/** Where a record is kept, in which index of its family, and how much room that has. */
type Where = Readonly<{ key: string; index: string; room: Room }>;

/** Changes a record that is kept as JSON, "" where there is none; `edit` is called again where somebody else was faster. */
export async function replaceRecord<T extends object>(
  connection: Redis,
  { key, index, room }: Where,
  edit: (text: string) => T | Promise<T>,
): Promise<T> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const old = (await inTime(connection, () => connection.get(key))) ?? '';
    const record = await edit(old);
    const args = [
      key,
      index,
      old,
      JSON.stringify(record),
      KEPT_MS,
      room.share,
      room.bytes,
    ] as const;
    const done = await inTime(connection, () => connection.eval(REPLACE, 2, ...args));
    if (done === 1) return record;
  }
  throw new Error(`${key} changed ${ROUNDS} times while it was being changed.`);
}
