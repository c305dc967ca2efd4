import { expect, it } from '@jest/globals';

import { lastingRedis } from '#src/serve/operations/lasting-redis.ts';

const writable = async () => undefined;
const told = (isCertain: boolean) => async () => [{ text: 'It evicts.', isCertain }];

it('is one that takes writes and is set to keep them', async () => {
  await expect(lastingRedis({ writable, shortcomings: async () => [] })).resolves.toBeUndefined();
});

it('may be one that does not tell its settings', async () => {
  await expect(lastingRedis({ writable, shortcomings: told(false) })).resolves.toBeUndefined();
});

it('is none that is set to forget', async () => {
  await expect(lastingRedis({ writable, shortcomings: told(true) })).rejects.toThrow('It evicts.');
});

it('is none that takes no write', async () => {
  const failing = async () => Promise.reject(new Error('It is full.'));

  await expect(lastingRedis({ writable: failing, shortcomings: async () => [] })).rejects.toThrow(
    'It is full.',
  );
});
