import { createHash } from 'node:crypto';

import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { SignedEntry } from '../domain/audit.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import { inTime } from './connection.ts';

/** Some 5 MB with the hashes; who has to keep more ships the log. */
const KEPT = 10_000;

/** Takes an entry unless its `deed` is one of those that were written last. */
const ADD = `
local time = redis.call('TIME')
if redis.call('ZADD', KEYS[2], 'NX', time[1], ARGV[1]) == 0 then return 0 end
redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -1 - tonumber(ARGV[3]))
redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[3], '*', 'entry', ARGV[2])
return 1`;

const Numbered = z.object({ run: z.string(), n: z.int().positive() });
const Stored: z.ZodType<SignedEntry> = z.object({
  at: z.iso.datetime(),
  role: z.string(),
  deed: z.custom<SignedEntry['deed']>((one) => typeof one === 'object' && one !== null),
  place: Numbered.extend({ after: Numbered.exactOptional() }).exactOptional(),
  signature: z.string(),
});

/** The newest entries of the audit in a stream of Redis. All reject with QueueUnavailable. */
export type AuditStream = Readonly<{
  /** Whether the entry is new: the same one is kept once. */
  add(entry: SignedEntry): Promise<boolean>;
  /** The last of all, if it is one. */
  newest(): Promise<SignedEntry | undefined>;
  /** The oldest first, from that moment on; what is no entry is left out and counted. `isWhole`: there were never others. */
  since(
    at: Date,
  ): Promise<Readonly<{ entries: readonly SignedEntry[]; unreadable: number; isWhole: boolean }>>;
}>;

/** The stream of one kubewhy. */
export function auditStream(connection: Redis, prefix: string): AuditStream {
  const key = `${prefix}:audit`;
  return {
    async add(entry) {
      const args = [hashOf(entry), JSON.stringify(entry), KEPT] as const;
      const added = inTime(connection, () =>
        connection.eval(ADD, 2, key, `${prefix}:audit:deeds`, ...args),
      );
      return (await added) === 1;
    },
    async newest() {
      const found = inTime(connection, () => connection.xrevrange(key, '+', '-', 'COUNT', 1));
      return (await found).flatMap(entryIn)[0];
    },
    async since(at) {
      const [found, length] = await inTime(connection, () =>
        Promise.all([connection.xrange(key, at.getTime(), '+'), connection.xlen(key)]),
      );
      const entries = found.flatMap(entryIn);
      const isWhole = found.length === length && length < KEPT;
      return { entries, unreadable: found.length - entries.length, isWhole };
    },
  };
}

function entryIn([, [, text = '']]: readonly [string, readonly string[]]): readonly SignedEntry[] {
  const entry = Stored.safeParse(parsed(text));
  return entry.success ? [entry.data] : [];
}

function hashOf({ deed: entry }: SignedEntry): string {
  return createHash('sha256').update(canonicalJson(entry)).digest('hex').slice(0, 32);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
