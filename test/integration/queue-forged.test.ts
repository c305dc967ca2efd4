import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import { planId } from '#src/approvals/plan-id.ts';
import { sign } from '#src/approvals/signature.ts';
import type { DeliveryJob, Preview } from '#src/domain/jobs.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { FakeApiServer } from '#test/fixes/support/fake-api-server.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { CANARY } from '#test/fixes/support/surroundings.ts';
import { handingOn } from '#test/integration/support/handing-on.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis } from '#test/integration/support/redis.ts';
import { KEY, remediating } from '#test/integration/support/remediating.ts';
import { until } from '#test/integration/support/until.ts';
import { type Gateway, startGateway } from '#test/slack/support/gateway.ts';
import { answer, finding, mina, question, remedy } from '#test/slack/support/incidents.ts';
import { fakeRedis } from '#test/slack/support/redis.ts';
import { modalOf } from '#test/slack/support/reviewing.ts';

const plan = abortion();
const words = {
  is: 'ready',
  title: 'Abort',
  text: 't',
  undo: 'u',
  right: { is: 'holds' },
} as const;
const redis = await startRedis();
const admin = new Redis(redis.url);
let api: FakeApiServer;
let queues: Queues;
let attacker: Queues;
let gateway: Gateway;
let ended: (DeliveryJob & { kind: 'progress' })[];

beforeEach(async () => {
  await admin.flushall();
  api = new FakeApiServer(CANARY);
  ended = [];
  [queues, attacker] = [
    patientQueues({ url: redis.url }),
    patientQueues({ url: redis.urlOf('worker') }),
  ];
  const { outbox, incidents, freezes } = queues;
  gateway = await startGateway({ ...fakeRedis(), outbox, incidents, freezes });
  queues.serveGateway({ run: delivered, giveUp: async () => undefined });
  queues.serveWorker({ run: handingOn(queues), giveUp: async () => undefined });
  queues.serveRemediator({ change: remediating(api, queues), dryRun: denied, mayApply: denied });
  const found = finding({ remedies: [remedy({ plan: plan.id })] });
  const result = { is: 'answer', answer: answer({ findings: [found] }), plans: [plan] } as const;
  const job = { v: 1, id: 'd-1', kind: 'answer', question: question() } as const;
  await gateway.slack.deliver({ ...job, result: { ...result, tookMs: 1 } });
});
afterEach(async () => {
  await Promise.all([queues.close(), attacker.close(), gateway.stop()]);
});
afterAll(async () => {
  admin.disconnect();
  await redis.stop();
});

describe('who can write to Redis', () => {
  it('has no other change approved by a preview of it under the same id', async () => {
    const view = await opened();

    await forge(view, { ...words, plan: { ...plan, changes: hostNetwork().changes } });

    await shows('or it was changed in Redis');
    expect(modalOf(gateway)).not.toContain('apply_plan');
  });

  it('has no change made that no fix makes, though somebody approves what is shown of it', async () => {
    const view = await opened();
    const filled = { finding: 'k1', on: plan.goal.on, remedy: plan.remedy, values: {} };

    await forge(view, { ...words, plan: hostNetwork() }, filled);
    await shows('hostNetwork: true');
    await gateway.double.submit({ user: mina.id, viewId: view });

    expect(await outcome()).toMatchObject({
      step: 'refused',
      text: expect.stringContaining('may not write'),
    });
    expect(api.effects).toBe(0);
  });

  it('gives nobody a right by answering in the name of the remediator', async () => {
    api.permission = { is: 'denied', why: 'mina may not patch rollouts' };
    const view = await opened();

    await forge(view, { ...words, plan });
    await shows('apply_plan');
    await gateway.double.submit({ user: mina.id, viewId: view });

    expect(await outcome()).toMatchObject({
      step: 'refused',
      text: expect.stringContaining('mina may not patch rollouts'),
    });
    expect(api.effects).toBe(0);
  });

  it('approves nothing, and keeps nobody from approving it', async () => {
    const at = new Date().toISOString();
    const about = { id: 'a-1', plan: plan.id, incident: 'q-1', channel: 'COPS000001', at };
    const genuine = sign({ ...about, person: mina }, KEY);
    const other = { ...genuine, person: { ...mina, id: 'UOTHER0001' } };
    const job = { v: 1, kind: 'change', plan, lang: 'en' } as const;

    await attacker.outbox.toRemediator({ ...job, id: 'forged', approval: other });
    const forged = await outcome();
    await queues.outbox.toRemediator({ ...job, id: 'a-1', approval: genuine });

    expect(forged).toMatchObject({ step: 'refused', text: expect.stringContaining('not signed') });
    expect(await outcome(1)).toEqual({ step: 'applied' });
    expect(api.effects).toBe(1);
  });

  it('stops changes at most by a freeze that nobody ordered, and silences nobody', async () => {
    const view = await opened();
    await forge(view, { ...words, plan });
    await shows('apply_plan');

    await admin.set('kubewhy:freeze', '{"by":');
    await gateway.double.submit({ user: mina.id, viewId: view });
    await shows('frozen by an entry in Redis that cannot be read');
    const result = { is: 'no-such-target', nearest: [] } as const;
    await gateway.slack.deliver({ v: 1, id: 'd-2', kind: 'answer', question: question(), result });
    await queues.freezes.lift();

    expect(await queues.freezes.find()).toBeUndefined();
    expect(api.effects).toBe(0);
  });
});

async function delivered(job: DeliveryJob): Promise<void> {
  await gateway.slack.deliver(job);
  if (job.kind === 'progress' && job.progress.step !== 'applying') ended.push(job);
}

function outcome(at = 0) {
  return until('the change has ended', async () => ended[at]?.progress);
}

/** What the attacker, who holds the worker's password, puts in the place of the worker's preview. */
function forge(
  view: string,
  preview: Preview,
  filled?: (DeliveryJob & { kind: 'preview' })['filled'],
) {
  const about = { view, incident: 'q-1', lang: 'en' } as const;
  const job = { v: 1, id: `p-${view}`, kind: 'preview', ...about } as const;
  return attacker.outbox.toGateway({ ...job, preview, ...(filled && { filled }) });
}

async function opened(): Promise<string> {
  const ts = gateway.double.messages('ops')[0]?.ts ?? '';
  const on = { channel: 'COPS000001', ts };
  await gateway.double.click({ user: mina.id, on, actionId: `review_fix:${plan.id}` });
  return gateway.double.views(mina.id).at(-1)?.id ?? '';
}

function shows(text: string) {
  return until(`the modal shows ${text}`, async () => modalOf(gateway).includes(text) || undefined);
}

/** A change that no fix makes, with the id of what it does. */
function hostNetwork(): Plan {
  const [change] = plan.changes;
  const path = '/spec/template/spec/hostNetwork';
  const changes = [{ ...change, ops: [{ op: 'add', path, value: true }] }] as const;
  const own = { ...plan, changes };
  return { ...own, id: planId(own) };
}

async function denied() {
  return { is: 'fails', why: 'denied' } as const;
}
