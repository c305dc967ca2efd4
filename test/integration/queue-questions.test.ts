import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';

import type { WorkerJob } from '#src/domain/jobs.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis } from '#test/integration/support/redis.ts';
import { until } from '#test/integration/support/until.ts';
import { changeJob, mina, plan, whyJob } from '#test/support/jobs.ts';

const redis = await startRedis();
const admin = new Redis(redis.url);
const [change] = plan().changes;
const nothing = { run: async () => undefined, giveUp: async () => undefined };
const holds = async () => ({ is: 'holds' }) as const;
const answers = { dryRun: holds, mayApply: holds };
let worker: Queues;
let remediator: Queues;

beforeEach(async () => {
  await admin.flushall();
  worker = patientQueues({ url: redis.url });
  remediator = patientQueues({ url: redis.url });
});
afterEach(() => Promise.all([worker.close(), remediator.close()]));
afterAll(async () => {
  admin.disconnect();
  await redis.stop();
});

describe('a question to the remediator', () => {
  it('is answered by the remediator, each asker with its own', async () => {
    remediator.serveRemediator({
      change: nothing,
      ...answers,
      dryRun: async ({ on }) => ({ is: 'holds', note: on.name }),
    });

    const checks = await Promise.all(
      ['a', 'b', 'c'].map((name) => worker.dryRun({ ...change, on: { ...change.on, name } })),
    );

    expect(checks.map(({ note }) => note)).toEqual(['a', 'b', 'c']);
    expect((await worker.counts()).remediator).toMatchObject({ waiting: 0, failed: 0 });
  });

  it('is asked beside whether somebody may have a plan carried out', async () => {
    remediator.serveRemediator({
      ...answers,
      change: nothing,
      mayApply: async ({ person }) => ({ is: 'fails', why: 'denied', note: `not ${person.name}` }),
    });

    const asked = { plan: plan(), person: mina, lang: 'en' } as const;
    const checks = await Promise.all([worker.dryRun(change), worker.mayApply(asked)]);

    expect(checks).toEqual([{ is: 'holds' }, { is: 'fails', why: 'denied', note: 'not mina' }]);
    expect((await worker.counts()).remediator).toMatchObject({ waiting: 0, failed: 0 });
  });

  it('is not checked when no remediator answers in time, and leaves nothing behind', async () => {
    const check = await worker.dryRun(change);

    expect(check).toEqual({ is: 'not-checked', why: 'no-remediator' });
    await worker.writable();
    expect((await worker.counts()).remediator).toMatchObject({ waiting: 0 });
  });

  it('does not wait behind a change that hangs', async () => {
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const hanging = {
      ...nothing,
      run: async () => {
        begun.resolve();
        await go.promise;
      },
    };
    remediator.serveRemediator({ ...answers, change: hanging });
    await worker.outbox.toRemediator(changeJob('c1'));
    await begun.promise;

    expect(await worker.dryRun(change)).toEqual({ is: 'holds' });
    go.resolve();
  });
});

describe('what somebody has approved', () => {
  it('is proved while questions hang in each place that they may take', async () => {
    const { begun, end } = serving(({ kind }) => kind === 'why');
    for (const id of ['q1', 'q2', 'q3', 'q4', 'q5']) await worker.outbox.toWorker(whyJob(id));
    await until('all places are taken', async () => begun.length === 4 || undefined);

    await worker.outbox.toWorker(proveJob('c1'));

    await until('it is proved', async () => begun.includes('c1') || undefined);
    expect(begun).not.toContain('q5');
    end();
  });

  it('is proved while the proof of another one hangs', async () => {
    const { begun, end } = serving(({ id }) => id === 'c1');
    await worker.outbox.toWorker(proveJob('c1'));
    await until('it hangs', async () => begun.length === 1 || undefined);
    await worker.outbox.toWorker(proveJob('c2'));

    await until('the other one is proved', async () => begun.length === 2 || undefined);
    expect(begun).toEqual(['c1', 'c2']);
    end();
  });

  it('is proved newest first, for the others are the first to be too late', async () => {
    for (const id of ['c1', 'c2', 'c3', 'c4']) await worker.outbox.toWorker(proveJob(id));
    const { begun } = serving(() => false);
    await until('all are', async () => begun.length === 4 || undefined);

    expect(begun).toEqual(['c4', 'c3', 'c2', 'c1']);
  });

  it('is proved by a worker that finds it in the queue of an older version', async () => {
    const queue = new Queue('worker', { connection: { url: redis.url }, prefix: 'kubewhy' });
    await queue.add('prove', proveJob('old'));
    await queue.close();

    const { begun } = serving(() => false);
    await until('it is proved', async () => begun.length > 0 || undefined);

    expect(begun).toEqual(['old']);
  });
});

/** Serves a worker's jobs, of which some hang until the end; tells which have begun. */
function serving(hangs: (job: WorkerJob) => boolean) {
  const begun: string[] = [];
  const { promise, resolve: end } = Promise.withResolvers<void>();
  worker.serveWorker({
    ...nothing,
    async run(job) {
      begun.push(job.id);
      if (hangs(job)) await promise;
    },
  });
  return { begun, end };
}

/** The approved change, on its way to be proved. */
function proveJob(id: string) {
  const { approval, plan: approved } = changeJob(id);
  return { v: 1, id, kind: 'prove', approval, plan: approved, lang: 'en' } as const;
}
