import type { Redis } from 'ioredis';

import type { Thread } from '../domain/ports.ts';
import { inTime } from './connection.ts';
import { KEEP_NEWEST, KEPT_MS, type Room } from './retention.ts';

/** Who was first stays, unless told otherwise. */
const NOTE = `${KEEP_NEWEST}
if ARGV[5] == 'first' and redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2])
keepNewest(KEYS[1], KEYS[2], #KEYS[2] + #ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]))
return 1`;

/** Which incident a thread is about, for as long as incidents are kept. */
export function threadIndex(connection: Redis, prefix: string, room: Room) {
  const keyOf = ({ channel, thread = '' }: Thread) => `${prefix}:thread:${channel}:${thread}`;
  return {
    /** In a channel itself, which only direct messages have, the newest takes the place of the others. */
    async note(incident: string, thread: Thread): Promise<void> {
      const how = thread.thread === undefined ? 'newest' : 'first';
      const keys = [`${prefix}:threads`, keyOf(thread)] as const;
      const args = [incident, KEPT_MS, room.share, room.bytes, how] as const;
      await inTime(connection, () => connection.eval(NOTE, 2, ...keys, ...args));
    },
    /** Its id. */
    async find(thread: Thread): Promise<string | undefined> {
      return (await inTime(connection, () => connection.get(keyOf(thread)))) ?? undefined;
    },
  };
}
