import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import { type Gateway, startGateway } from '#test/integration/support/gateway.ts';
import { parentsIn } from '#test/integration/support/parents-in.ts';
import { until } from '#test/integration/support/until.ts';
import { keptLog } from '#test/support/logs.ts';

const GROUP = 10;
const GROUPS = 66;
/** So many deliveries that it is not by their pace whether they meet a full Redis. */
const MANY = 20;
const JUNK = 'x'.repeat(64 * 1024);

const { log, lines } = keptLog();
let gateway: Gateway;
let admin: Redis;
beforeEach(async () => {
  // An answer has 29 kB as on a real cluster, so that some 600 alerts have room.
  gateway = await startGateway({ maxmemory: '64mb', bytes: 27_000, speed: 1e6, log });
  admin = new Redis(gateway.redis.url);
});
afterEach(async () => {
  admin.disconnect();
  await gateway.stop();
});

describe('more alerts than Redis has room for', () => {
  it('are refused in time, and every one that was accepted is posted once, whatever else fills Redis', async () => {
    const { double, queues } = gateway;
    double.faults.all({ is: 'error', code: 'account_inactive' }); // so that all of them wait

    const refused = await sentAll(groups());

    // What is gathered counts more than what waits for Slack, so that it depends on the pace.
    expect((GROUPS - refused.length) * GROUP).toBeGreaterThanOrEqual(500);
    expect(refused.length).toBeGreaterThan(2);
    await expect(queues.writable()).resolves.toBeUndefined();
    await until('many wait for Slack', async () => (await waiting()) >= MANY || undefined);
    await fill();
    await until('deliveries have met it', async () => metFull() >= MANY || undefined);
    expect(await gateway.alert('no-room')).toBe(503);
    double.faults.all(undefined);
    await admin.del('junk');
    let left: readonly string[][] = refused;
    await until(
      'Alertmanager has sent all of them again',
      async () => (left = await sentAll(left)).length === 0 || undefined,
    );

    await nothingPending();
    const parents = parentsIn(double, 'alerts');
    expect([parents.length, new Set(parents).size]).toEqual([GROUPS * GROUP, GROUPS * GROUP]);
  });

  it('are not posted again when Redis is full before it is told that they were', async () => {
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
  });
});

function groups(): string[][] {
  return Array.from({ length: GROUPS }, (_, at) =>
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

/** So many times a delivery was put off since Redis was full. */
function metFull(): number {
  return lines.filter(({ meta }) => JSON.stringify(meta).includes('memory is full')).length;
}

/** How many deliveries there are that are not done. */
async function waiting(): Promise<number> {
  const { gateway: all } = await gateway.queues.counts();
  return all.waiting + all.delayed;
}

async function nothingPending(): Promise<void> {
  const isDone = ({ waiting, active, delayed }: Record<'waiting' | 'active' | 'delayed', number>) =>
    waiting + active + delayed === 0;
  await until(
    'all is delivered',
    async () => Object.values(await gateway.queues.counts()).every(isDone) || undefined,
  );
}
