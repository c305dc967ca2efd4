import type { Redis } from 'ioredis';

import { inTime } from './connection.ts';

const REQUIRED = {
  appendonly: ['yes', 'so that accepted work survives a restart of Redis'],
  appendfsync: ['always', 'so that work is on disk before it is acknowledged'],
  'maxmemory-policy': ['noeviction', 'so that no accepted work is dropped for lack of memory'],
} as const;

/** What Redis is not set up for, in a sentence; uncertain where it does not tell. */
export type Shortcoming = Readonly<{ text: string; isCertain: boolean }>;

/** The settings by which Redis may lose accepted work. Throws QueueUnavailable. */
export async function shortcomings(connection: Redis): Promise<readonly Shortcoming[]> {
  const found: Shortcoming[] = [];
  for (const [setting, [wanted, why]] of Object.entries(REQUIRED)) {
    const value = await valueOf(connection, setting);
    if (value === wanted) continue;
    const isCertain = value !== undefined;
    const text = isCertain
      ? `Redis setting "${setting}" is "${value}": set it to "${wanted}", ${why}.`
      : `Redis does not tell its setting "${setting}": make sure that it is "${wanted}", ${why}.`;
    found.push({ text, isCertain });
  }
  return found;
}

/** Hosted Redis often forbids CONFIG. */
async function valueOf(connection: Redis, setting: string): Promise<string | undefined> {
  const answer = await inTime(connection, async () => {
    try {
      return await connection.config('GET', setting);
    } catch (error) {
      if (/^(ERR unknown command|NOPERM)/.test(String((error as Error).message))) return undefined;
      throw error;
    }
  });
  return Array.isArray(answer) ? String(answer[1]) : undefined;
}
