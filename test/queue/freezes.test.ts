import { describe, expect, it } from '@jest/globals';

import { redisFreezes } from '#src/queue/freezes.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';
import { mina } from '#test/support/jobs.ts';

const freeze = { by: mina, reason: 'release', at: '2026-01-01T00:00:00Z' };

describe('the freeze in Redis', () => {
  it('is there until it is lifted', async () => {
    const { freezes, kept } = opened();

    expect(await freezes.find()).toBeUndefined();
    await freezes.set(freeze);
    expect(await freezes.find()).toEqual(freeze);
    expect([...kept.keys()]).toEqual(['shop:freeze']);
    await freezes.lift();

    expect(await freezes.find()).toBeUndefined();
  });

  it.each(['{', '{}', JSON.stringify({ ...freeze, at: 'today' })])(
    'is one although nobody can read it: %s',
    async (text) => {
      const { freezes, kept } = opened();
      kept.set('shop:freeze', text);

      expect(await freezes.find()).toBe('unreadable');
    },
  );
});

function opened() {
  const kept = new Map<string, string>();
  const commands = {
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, text: string) => void kept.set(key, text),
    del: async (key: string) => void kept.delete(key),
  };
  return { freezes: redisFreezes(readyRedis(commands), 'shop'), kept };
}
