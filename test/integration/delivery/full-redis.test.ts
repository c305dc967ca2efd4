import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import { type Gateway, startGateway } from '#test/integration/support/gateway.ts';
import { parentsIn } from '#test/integration/support/parents-in.ts';
import { until } from '#test/integration/support/until.ts';

const GROUP = 10;
const JUNK = 'x'.repeat(64 * 1024);

let gateway: Gateway;
let admin: Redis;
beforeEach(async () => {
  // An answer has 29 kB as on a real cluster, so that some 110 alerts have room.
  gateway = await startGateway({ maxmemory: '12mb', bytes: 27_000, speed: 30 });
  admin = new Redis(gateway.redis.url);
});
afterEach(async () => {
  admin.disconnect();
  await gateway.stop();
});

describe('more alerts than Redis has room for', () => {
  it('are refused in time, and every one that was accepted is posted once', async () => {
    const { double } = gateway;
    double.faults.all({ is: 'error', code: 'account_inactive' }); // so that all of them wait

    const refused = await sentAll(groups(15));

    expect(refused.length).toBeGreaterThan(2);
    expect(refused.length).toBeLessThan(13);
    await expect(gateway.queues.writable()).resolves.toBeUndefined();
    double.faults.all(undefined);
    let left: readonly string[][] = refused;
    await until(
      'Alertmanager has sent all of them again',
      async () => (left = await sentAll(left)).length === 0 || undefined,
      { every: 1_000 },
    );

    await nothingPending();
    const parents = parentsIn(double, 'alerts');
    expect([parents.length, new Set(parents).size]).toEqual([150, 150]);
  }, 180_000);

  it('and a Redis that something else fills lose nothing either', async () => {
    const { double, queues } = gateway;
    const held = Promise.withResolvers<void>();
    double.faults.next('chat.postMessage', { is: 'held', until: () => held.promise });
    await gateway.alert('first', 'second', 'third');
    await double.eventually(() => double.calls.length > 0 || undefined);

    await fill();
    held.resolve();

    await expect(queues.writable()).rejects.toThrow('memory is full: raise maxmemory');
    expect(await gateway.alert('fourth')).toBe(503);
    await admin.del('junk');
    expect(await gateway.alert('fourth')).toBe(202);
    await nothingPending();
    const parents = parentsIn(double, 'alerts');
    expect([parents.length, new Set(parents).size]).toEqual([4, 4]);
  }, 90_000);
});

function groups(count: number): string[][] {
  return Array.from({ length: count }, (_, at) =>
    Array.from({ length: GROUP }, (__, one) => `full-${at}-${one}`),
  );
}

/** Sends each group once; those that were refused. */
async function sentAll(all: readonly string[][]): Promise<readonly string[][]> {
  const refused: string[][] = [];
  for (const group of all) if ((await gateway.alert(...group)) !== 202) refused.push(group);
  return refused;
}

/** Until Redis itself says that it is full. */
async function fill(): Promise<void> {
  try {
    for (;;) await admin.append('junk', JUNK);
  } catch (error) {
    if (!String(error).includes('OOM')) throw error;
  }
}

async function nothingPending(): Promise<void> {
  const isDone = ({ waiting, active, delayed }: Record<'waiting' | 'active' | 'delayed', number>) =>
    waiting + active + delayed === 0;
  await until(
    'all is delivered',
    async () => Object.values(await gateway.queues.counts()).every(isDone) || undefined,
  );
}
