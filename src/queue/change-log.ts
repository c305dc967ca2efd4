import type { Redis } from 'ioredis';
import { z } from 'zod';

import { refKey } from '../domain/keys.ts';
import type { ChangeLog, ChangeRecord } from '../domain/ports.ts';
import { inTime } from './connection.ts';
import { LockLost, type ObjectLock } from './object-lock.ts';
import { KEEP_NEWEST, KEPT_MS, type Room } from './retention.ts';

/**
 * Writes only while the lock is held by that token; an empty key asks for no lock. Only what has ended is
 * in the index, from which old records are trimmed: without the record of a change that is being sent, a
 * rerun would send it again. One that ended is safe to lose 60 s after its approval, which is too late then.
 */
const WRITE = `${KEEP_NEWEST}
if KEYS[2] ~= '' and redis.call('GET', KEYS[2]) ~= ARGV[3] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
if ARGV[4] == 'ended' then
  keepNewest(KEYS[3], KEYS[1], #ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[5]), tonumber(ARGV[6]))
else
  unlisted(KEYS[3], KEYS[1])
end
return 1`;

const Stored: z.ZodType<ChangeRecord> = z.discriminatedUnion('step', [
  z.object({ step: z.literal('sending'), resourceVersion: z.string(), sends: z.number() }),
  z.object({
    step: z.literal('ended'),
    outcome: z.enum(['applied', 'proposed', 'already-so', 'refused', 'too-late', 'unknown']),
    text: z.string().exactOptional(),
  }),
]);

/**
 * Change records in Redis, of those that ended the newest for which there is room. A write inside `exclusively` is refused with
 * LockLost once another process may have the lock. The API server knows nothing of it: what keeps a late patch
 * from taking effect twice is the resourceVersion that the patch itself requires.
 */
export function redisChangeLog(
  connection: Redis,
  prefix: string,
  lock: ObjectLock,
  room: Room,
): ChangeLog {
  const keyOf = (approval: string) => `${prefix}:change:${approval}`;

  return {
    async find(approval) {
      const text = await inTime(connection, () => connection.get(keyOf(approval)));
      return text === null ? undefined : Stored.parse(JSON.parse(text));
    },
    async write(approval, record) {
      const { key = '', token = '' } = lock.held() ?? {};
      const keys = [keyOf(approval), key, `${prefix}:changes`] as const;
      const args = [
        JSON.stringify(record),
        KEPT_MS,
        token,
        record.step,
        room.share,
        room.bytes,
      ] as const;
      const done = await inTime(connection, () => connection.eval(WRITE, 3, ...keys, ...args));
      if (done !== 1) throw new LockLost(`The lock ${key} was lost; the change stops here.`);
    },
    exclusively: (on, action) => lock.exclusively(`${prefix}:lock:${refKey(on)}`, action),
  };
}
