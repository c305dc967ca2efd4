import { EventEmitter } from 'node:events';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Redis } from 'ioredis';

import { QueueUnavailable } from '#src/domain/errors.ts';
import { inTime, reporter } from '#src/queue/connection.ts';
import { keptLog } from '#test/support/logs.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a piece of work for Redis', () => {
  it('is done at once where the connection is ready', async () => {
    const connection = redis('ready');

    expect(await inTime(connection, async () => 'done')).toBe('done');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits until the connection is ready', async () => {
    const connection = redis('connecting');
    const work = inTime(connection, async () => 'done');

    connection.emit('ready');

    expect(await work).toBe('done');
    expect(connection.listenerCount('ready')).toBe(0);
  });

  it('is refused when the connection is not ready in 1.5 s, and is not begun later', async () => {
    const connection = redis('connecting');
    const begun: string[] = [];
    const work = inTime(connection, async () => void begun.push('work'));
    const refused = work.catch((error: unknown) => error);

    await jest.advanceTimersByTimeAsync(1_500);
    expect(await refused).toBeInstanceOf(QueueUnavailable);
    connection.emit('ready');

    expect(begun).toEqual([]);
    expect(connection.listenerCount('ready')).toBe(0);
  });

  it('has 1.5 s in all', async () => {
    const connection = redis('connecting');
    const outcomes: string[] = [];
    const work = inTime(connection, () => new Promise(() => undefined)).catch(() =>
      outcomes.push('refused'),
    );

    await jest.advanceTimersByTimeAsync(1_000);
    connection.emit('ready');
    await jest.advanceTimersByTimeAsync(499);
    expect(outcomes).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await work;

    expect(outcomes).toEqual(['refused']);
  });

  it.each([
    ['Connection is closed.', 'Check that it runs and that KUBEWHY_REDIS_URL is right.'],
    [
      "OOM command not allowed when used memory > 'maxmemory'.",
      'Its memory is full: raise maxmemory.',
    ],
    [
      "ERR Error running script: OOM command not allowed when used memory > 'maxmemory'.",
      'Its memory is full: raise maxmemory.',
    ],
  ])('that fails says where, why and what to do: %s', async (message, fix) => {
    const cause = new Error(message);

    await expect(inTime(redis('ready'), () => Promise.reject(cause))).rejects.toMatchObject({
      message: `Redis at redis:6379 did not take the work. ${fix}`,
      cause,
    });
  });
});

it('an error of all connections is logged once, until there is another one', () => {
  const { log, lines } = keptLog();
  const report = reporter(log);
  const [refused, reset] = [new Error('ECONNREFUSED'), new Error('ECONNRESET')];

  for (const error of [refused, refused, reset, refused]) report(error);

  expect(lines).toEqual(
    [refused, reset, refused].map((err) => ({
      level: 'warn',
      meta: { err },
      message: 'redis connection failed',
    })),
  );
});

function redis(status: string): Redis {
  const options = { host: 'redis', port: 6379 };
  return Object.assign(new EventEmitter(), { status, options }) as unknown as Redis;
}
