import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { AuditEntry } from '../domain/audit.ts';
import { inTime } from './connection.ts';

/** Some 4 MB; who has to keep more ships the log. */
const KEPT = 10_000;

const Stored: z.ZodType<AuditEntry> = z.object({
  at: z.iso.datetime(),
  role: z.string(),
  deed: z.custom<AuditEntry['deed']>((one) => typeof one === 'object' && one !== null),
  signature: z.string(),
});

/** The newest entries of the audit in a stream of Redis. Both reject with QueueUnavailable. */
export type AuditStream = Readonly<{
  add(entry: AuditEntry): Promise<void>;
  /** The oldest first, from that moment on; what is no entry is left out and counted. */
  since(at: Date): Promise<Readonly<{ entries: readonly AuditEntry[]; unreadable: number }>>;
}>;

/** The stream of one kubewhy. */
export function auditStream(connection: Redis, prefix: string): AuditStream {
  const key = `${prefix}:audit`;
  return {
    async add(entry) {
      const fields = ['entry', JSON.stringify(entry)] as const;
      await inTime(connection, () => connection.xadd(key, 'MAXLEN', '~', KEPT, '*', ...fields));
    },
    async since(at) {
      const found = await inTime(connection, () => connection.xrange(key, at.getTime(), '+'));
      const entries = found.flatMap(([, [, text = '']]) => {
        const entry = Stored.safeParse(parsed(text));
        return entry.success ? [entry.data] : [];
      });
      return { entries, unreadable: found.length - entries.length };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
