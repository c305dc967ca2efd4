import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import type { Gathered } from '#src/domain/gathered.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis, type TestRedis } from '#test/integration/support/redis.ts';
import { until } from '#test/integration/support/until.ts';
import { alert } from '#test/support/jobs.ts';

let redis: TestRedis;
let queues: Queues;
let runs = 0;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  await queues?.close();
  await redis?.stop();
});
beforeEach(async () => {
  await queues?.close();
  const gathering = { quiet: 50, longest: 200 };
  queues = patientQueues({ url: redis.url, prefix: `inbox-${(runs += 1)}`, gathering });
});

describe('the inbox of alerts', () => {
  it('gives each alert once, as one batch, and again until that is handed on', async () => {
    await queues.inbox.put([news('a'), news('b')]);
    await queues.inbox.put([news('b'), news('c')]);

    const first = await taken();
    await queues.inbox.put([news('d')]);

    expect(namesIn(first.alerts)).toEqual(['a', 'b', 'c']);
    expect(await queues.inbox.take()).toMatchObject({ batch: first.batch, attempt: 0 });
    expect(await queues.inbox.waiting()).toBe(4);
    await queues.inbox.handedOn(first.batch);
    const second = await taken();
    expect(second.batch).not.toBe(first.batch);
    expect(namesIn(second.alerts)).toEqual(['d']);
  });

  it('does not lose the next batch when one is handed on twice', async () => {
    await queues.inbox.put([news('a')]);
    const first = await taken();
    await queues.inbox.handedOn(first.batch);
    await queues.inbox.put([news('b')]);
    const second = await taken();

    await queues.inbox.handedOn(first.batch);

    expect(await queues.inbox.take()).toMatchObject({ batch: second.batch });
  });

  it('gathers for a moment', async () => {
    await queues.inbox.put([news('a')]);

    expect(await queues.inbox.take()).toBeUndefined();
    expect(namesIn((await taken()).alerts)).toEqual(['a']);
  });
});

it('an alert is found in its incident, and a root keeps its incidents', async () => {
  await queues.homes.set(['a', 'b'], 'i-1');
  await queues.roots.change('R', () => ({
    v: 1,
    id: 'R',
    incidents: [{ id: 'i-1', at: '2026-01-01T00:00:00Z' }],
  }));

  expect(await queues.homes.find(['a', 'c'])).toEqual(new Map([['a', 'i-1']]));
  expect(await queues.roots.find('R')).toMatchObject({ incidents: [{ id: 'i-1' }] });
  expect(await queues.roots.find('S')).toBeUndefined();
});

it('an incident is looked at when its time has come, and not twice at once', async () => {
  await queues.open.lookIn('now', 0);
  await queues.open.lookIn('later', 60_000);
  await queues.open.lookIn('closed', 0);
  await queues.open.close('closed');

  expect(await queues.open.due(60_000)).toEqual(['now']);
  expect(await queues.open.due(60_000)).toEqual([]);
});

function news(id: string): Gathered & Readonly<{ id: string }> {
  return { id, alert: { ...alert(), id }, group: 'g' };
}

function taken() {
  return until('a batch is there', () => queues.inbox.take());
}

function namesIn(alerts: readonly Gathered[]): readonly string[] {
  return alerts.map(({ alert: one }) => one.id);
}
