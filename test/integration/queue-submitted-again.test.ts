import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import type { DeliveryJob, WorkerJob } from '#src/domain/jobs.ts';
import type { Outbox, Permission } from '#src/domain/ports.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { FakeApiServer } from '#test/fixes/support/fake-api-server.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { CANARY } from '#test/fixes/support/surroundings.ts';
import { handingOn } from '#test/integration/support/handing-on.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis } from '#test/integration/support/redis.ts';
import { remediating } from '#test/integration/support/remediating.ts';
import { submitForged } from '#test/integration/support/signed.ts';
import { until } from '#test/integration/support/until.ts';
import { type Gateway, signingSecret, startGateway } from '#test/slack/support/gateway.ts';
import { answer, finding, mina, question, remedy } from '#test/slack/support/incidents.ts';
import { fakeRedis } from '#test/slack/support/redis.ts';

type Ended = DeliveryJob & { kind: 'progress' };

const plan = abortion();
const ids = { incident: 'q-1', plan: plan.id };
const giveUp = async () => undefined;
const holds = async () => ({ is: 'holds' }) as const;
const redis = await startRedis();
const admin = new Redis(redis.url);
let queues: Queues;
let api: FakeApiServer;
let gateways: Gateway[];
let told: Ended[];

beforeEach(async () => {
  await admin.flushall();
  queues = patientQueues({ url: redis.url });
  api = new FakeApiServer(CANARY);
  gateways = [];
  told = [];
  const found = finding({ remedies: [remedy({ plan: plan.id })] });
  const result = { is: 'answer', answer: answer({ findings: [found] }), plans: [plan] } as const;
  const job = { v: 1, id: 'd-1', kind: 'answer', question: question() } as const;
  const { slack } = await gatewayWith(queues.outbox);
  await slack.deliver({ ...job, result: { ...result, tookMs: 1 } });
  queues.serveGateway({ giveUp, run: (delivery) => delivered(delivery, slack) });
});
afterEach(async () => {
  await Promise.all([queues.close(), ...gateways.map((gateway) => gateway.stop())]);
});
afterAll(async () => {
  admin.disconnect();
  await redis.stop();
});

describe('a review that is submitted again, since the gateway was killed', () => {
  it.each<[string, boolean, Permission, string, number]>([
    ['before its approval was put', false, { is: 'allowed' }, 'applied', 1],
    ['after its approval was put', true, { is: 'allowed' }, 'applied', 1],
    ['after its approval was put', true, { is: 'denied', why: 'no' }, 'refused', 0],
  ])('%s, has one outcome, and leaves nothing under way', async (_, isPut, may, step, effects) => {
    const reached = Promise.withResolvers<void>();
    const dying = await gatewayWith({
      ...queues.outbox,
      async toWorker(job: WorkerJob) {
        if (isPut) await queues.outbox.toWorker(job);
        reached.resolve();
        await new Promise(() => undefined);
      },
    });
    api.permission = may;

    void submitted(dying); // nobody is left to answer
    await reached.promise;
    expect(await submitted(gateways[0])).toContain('✅');
    await until('it is shown', async () => (await acts()).length > 0 || undefined);
    queues.serveWorker({ giveUp, run: handingOn(queues) });
    const change = remediating(api, queues);
    queues.serveRemediator({ change, dryRun: holds, mayApply: holds });
    await until('it has ended', async () => told.length > 0 || undefined);
    await until('nothing waits', async () => (await left()) === 0 || undefined);

    expect(told.map(({ progress }) => progress.step)).toEqual([step]);
    expect(await acts()).toEqual([expect.objectContaining({ progress: told[0]?.progress })]);
    expect(api.effects).toBe(effects);
  });
});

async function gatewayWith(outbox: Outbox): Promise<Gateway> {
  const { incidents, freezes } = queues;
  const gateway = await startGateway({ ...fakeRedis(), outbox, incidents, freezes });
  gateways.push(gateway);
  return gateway;
}

function submitted({ url = '' }: Partial<Gateway> = {}): Promise<string> {
  return submitForged({ door: url, signingSecret }, mina.id, ids);
}

async function delivered(job: DeliveryJob, slack: Gateway['slack']): Promise<void> {
  await slack.deliver(job);
  if (job.kind === 'progress' && job.progress.step !== 'applying') told.push(job);
}

async function acts() {
  return (await queues.incidents.find(ids.incident))?.acts ?? [];
}

/** What waits or runs; looks at what a change has brought come later. */
async function left(): Promise<number> {
  const { approved, remediator, gateway } = await queues.counts();
  return [approved, remediator, gateway].reduce(
    (all, { waiting, active }) => all + waiting + active,
    0,
  );
}
