import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { redisLock } from '#src/queue/object-lock.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';
import { keptLog } from '#test/support/logs.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a lock', () => {
  it('is held while the action runs, and by nobody else', async () => {
    const { lock, sent } = opened();

    const held = await lock.exclusively('a', async () => lock.held());

    expect(held).toEqual({ key: 'a', token: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(lock.held()).toBeUndefined();
    expect(sent).toEqual([
      ['a', held?.token, 'PX', 400, 'NX'],
      ['DEL', 1, 'a', held?.token],
    ]);
  });

  it('that another has keeps the action from running', async () => {
    const { lock, sent } = opened({ taken: null });
    const ran: string[] = [];

    expect(await lock.exclusively('a', async () => ran.push('a'))).toBeUndefined();

    expect([ran, sent.length]).toEqual([[], 1]);
  });

  it('is renewed four times as often as it would expire, until the action has ended', async () => {
    const { lock, sent } = opened();
    const end = Promise.withResolvers<void>();
    const running = lock.exclusively('a', () => end.promise);

    await jest.advanceTimersByTimeAsync(399);
    end.resolve();
    await running;
    await jest.advanceTimersByTimeAsync(1_000);

    expect(sent.map(([what]) => what)).toEqual(['a', 'PEXPIRE', 'PEXPIRE', 'PEXPIRE', 'DEL']);
    expect(sent[1]).toEqual(['PEXPIRE', 1, 'a', expect.any(String), 400]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is released where the action fails, for the reason of that', async () => {
    const { lock, sent } = opened();

    await expect(lock.exclusively('a', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );

    expect(sent.at(-1)?.[0]).toBe('DEL');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('that cannot be renewed or released expires by itself, which the log tells', async () => {
    const { lock, lines } = opened({ run: () => Promise.reject(new Error('down')) });
    const end = Promise.withResolvers<string>();
    const running = lock.exclusively('a', () => end.promise);

    await jest.advanceTimersByTimeAsync(100);
    end.resolve('done');

    expect(await running).toBe('done');
    expect(lines.map(({ level, message }) => [level, message])).toEqual([
      ['warn', 'lock not renewed'],
      ['warn', 'lock not released: it expires by itself'],
    ]);
    expect(lines).toMatchObject([{ meta: { key: 'a' } }, { meta: { key: 'a' } }]);
  });
});

type Answers = Readonly<{ taken?: string | null; run?: () => Promise<unknown> }>;

/** Locks of 400 ms. */
function opened({ taken = 'OK', run = async () => 1 }: Answers = {}) {
  const { log, lines } = keptLog();
  const sent: unknown[][] = [];
  const commands = {
    async set(...args: unknown[]) {
      sent.push(args);
      return taken;
    },
    eval(script: string, ...args: unknown[]) {
      sent.push([script.includes('PEXPIRE') ? 'PEXPIRE' : 'DEL', ...args]);
      return run();
    },
  };
  return { lock: redisLock(readyRedis(commands), 400, log), sent, lines };
}
