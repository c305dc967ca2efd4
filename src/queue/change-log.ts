import type { Redis } from 'ioredis';
import { z } from 'zod';

import { refKey } from '../domain/keys.ts';
import type { ChangeLog, ChangeRecord } from '../domain/ports.ts';
import { inTime } from './connection.ts';
import { LockLost, type ObjectLock } from './object-lock.ts';

const KEPT_MS = 30 * 24 * 3_600_000;

/** Writes only while the lock is held by that token; an empty key asks for no lock. */
const WRITE = `
if KEYS[2] ~= '' and redis.call('GET', KEYS[2]) ~= ARGV[3] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

const Stored: z.ZodType<ChangeRecord> = z.discriminatedUnion('step', [
  z.object({ step: z.literal('sending'), resourceVersion: z.string(), sends: z.number() }),
  z.object({
    step: z.literal('ended'),
    outcome: z.enum(['applied', 'already-so', 'refused', 'too-late', 'unknown']),
    text: z.string().exactOptional(),
  }),
]);

/**
 * Change records in Redis. A write inside `exclusively` is refused with LockLost once another process
 * may have the lock. The API server knows nothing of it: what keeps a late patch from taking effect
 * twice is the resourceVersion that the patch itself requires.
 */
export function redisChangeLog(connection: Redis, prefix: string, lock: ObjectLock): ChangeLog {
  const keyOf = (approval: string) => `${prefix}:change:${approval}`;

  return {
    async find(approval) {
      const text = await inTime(connection, () => connection.get(keyOf(approval)));
      return text === null ? undefined : Stored.parse(JSON.parse(text));
    },
    async write(approval, record) {
      const { key = '', token = '' } = lock.held() ?? {};
      const args = [keyOf(approval), key, JSON.stringify(record), KEPT_MS, token] as const;
      const done = await inTime(connection, () => connection.eval(WRITE, 2, ...args));
      if (done !== 1) throw new LockLost(`The lock ${key} was lost; the change stops here.`);
    },
    exclusively: (on, action) => lock.exclusively(`${prefix}:lock:${refKey(on)}`, action),
  };
}
