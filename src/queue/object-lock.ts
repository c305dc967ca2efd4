import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

import type { Redis } from 'ioredis';

import type { Log } from '../domain/log.ts';
import { inTime } from './connection.ts';

/** Another process may hold the lock by now, so nothing more may be written under it. */
export class LockLost extends Error {
  override readonly name = 'LockLost';
}

/** A lock as it is held: whoever writes under it compares the token in the same Redis command. */
export type HeldLock = Readonly<{ key: string; token: string }>;

/** Locks by key, held by one process at a time. */
export type ObjectLock = Readonly<{
  /** Runs the action under the lock; undefined when it is taken. */
  exclusively<T>(key: string, action: () => Promise<T>): Promise<T | undefined>;
  /** The lock under which the caller runs. */
  held(): HeldLock | undefined;
}>;

const RENEW = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`;
const RELEASE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`;

/** Locks that expire `ttlMs` after their process died; a living one renews them four times as often. */
export function redisLock(connection: Redis, ttlMs: number, log: Log): ObjectLock {
  const context = new AsyncLocalStorage<HeldLock>();

  async function exclusively<T>(key: string, action: () => Promise<T>): Promise<T | undefined> {
    const held = { key, token: randomUUID() };
    const taken = await inTime(connection, () =>
      connection.set(key, held.token, 'PX', ttlMs, 'NX'),
    );
    if (taken !== 'OK') return undefined;

    const renewal = setInterval(() => {
      connection.eval(RENEW, 1, key, held.token, ttlMs).catch((err: unknown) => {
        log.warn({ err, key }, 'lock not renewed');
      });
    }, ttlMs / 4);
    try {
      return await context.run(held, action);
    } finally {
      clearInterval(renewal);
      await release(held);
    }
  }

  async function release({ key, token }: HeldLock): Promise<void> {
    try {
      await inTime(connection, () => connection.eval(RELEASE, 1, key, token));
    } catch (err) {
      log.warn({ err, key }, 'lock not released: it expires by itself');
    }
  }

  return { exclusively, held: () => context.getStore() };
}
