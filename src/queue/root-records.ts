import { createHash } from 'node:crypto';

import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { Roots } from '../domain/alert-ports.ts';
import type { RootRecord } from '../domain/incident.ts';
import { inTime } from './connection.ts';
import { parsedJson } from './parsed-json.ts';
import { replaceRecord } from './replace-record.ts';
import { ROOTS_ROOM } from './retention.ts';

const Stored: z.ZodType<RootRecord> = z.object({
  v: z.literal(1),
  id: z.string(),
  incidents: z.array(
    z.object({ id: z.string(), at: z.string(), overAt: z.string().exactOptional() }),
  ),
});

/** Records of roots as JSON, one key each. What another version wrote is begun anew. */
export function redisRoots(connection: Redis, prefix: string): Roots {
  const keyOf = (root: string) =>
    `${prefix}:root:${createHash('sha256').update(root).digest('hex').slice(0, 40)}`;
  const read = async (key: string) => (await inTime(connection, () => connection.get(key))) ?? '';

  return {
    find: async (root) => known(await read(keyOf(root))),
    change: (root, edit) => {
      const where = { key: keyOf(root), index: `${prefix}:roots`, room: ROOTS_ROOM };
      return replaceRecord(connection, where, (text) => edit(known(text)));
    },
  };
}

function known(text: string): RootRecord | undefined {
  return text === '' ? undefined : Stored.safeParse(parsedJson(text)).data;
}
