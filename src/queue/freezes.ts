import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { Freezes } from '../domain/ports.ts';
import { inTime } from './connection.ts';
import { parsedJson } from './parsed-json.ts';

const Stored = z.object({
  by: z.object({ team: z.string(), id: z.string(), name: z.string() }),
  reason: z.string(),
  at: z.iso.datetime(),
});

/** The freeze in Redis, which outlives every restart. */
export function redisFreezes(connection: Redis, prefix: string): Freezes {
  const key = `${prefix}:freeze`;
  return {
    async find() {
      const text = await inTime(connection, () => connection.get(key));
      return text === null ? undefined : (Stored.safeParse(parsedJson(text)).data ?? 'unreadable');
    },
    async set(freeze) {
      await inTime(connection, () => connection.set(key, JSON.stringify(freeze)));
    },
    async lift() {
      await inTime(connection, () => connection.del(key));
    },
  };
}
