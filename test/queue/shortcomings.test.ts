import { describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';

import { QueueUnavailable } from '#src/domain/errors.ts';
import { shortcomings } from '#src/queue/shortcomings.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';

const SAFE = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' };

describe('the settings by which Redis may lose accepted work', () => {
  it('are none where all are as they have to be', async () => {
    expect(await shortcomings(redis(async (setting) => [setting, told(setting)]))).toEqual([]);
  });

  it.each([
    ['appendonly', 'no', 'set it to "yes", so that accepted work survives'],
    ['appendfsync', 'everysec', 'set it to "always", so that work is on disk'],
    ['maxmemory-policy', 'allkeys-lru', 'set it to "noeviction", so that no accepted work'],
  ])('are told: %s is %s', async (wrong, value, said) => {
    const answer = async (one: string) => [one, one === wrong ? value : told(one)];

    expect(await shortcomings(redis(answer))).toEqual([
      {
        text: expect.stringContaining(`Redis setting "${wrong}" is "${value}": ${said}`),
        isCertain: true,
      },
    ]);
  });

  it.each([
    ['knows no such command', () => failed("ERR unknown command 'config'")],
    ['permits no such command', () => failed('NOPERM this user has no permissions')],
    ['answers in another way', async () => 'OK'],
  ])('are uncertain where Redis %s', async (_, answer) => {
    const found = await shortcomings(redis(answer));

    expect(found.map(({ isCertain }) => isCertain)).toEqual([false, false, false]);
    expect(found[0]?.text).toMatch(
      /^Redis does not tell its setting "appendonly": make sure that it is "yes", so that/,
    );
  });

  it('are unknown where Redis fails', async () => {
    const answer = () => failed('LOADING, not an ERR unknown command');

    await expect(shortcomings(redis(answer))).rejects.toThrow(QueueUnavailable);
  });
});

function told(setting: string): string | undefined {
  return new Map(Object.entries(SAFE)).get(setting);
}

/** A Redis that answers to CONFIG GET. */
function redis(answer: (setting: string) => Promise<unknown>): Redis {
  return readyRedis({ config: (_: 'GET', setting: string) => answer(setting) });
}

function failed(message: string): Promise<never> {
  return Promise.reject(new Error(message));
}
