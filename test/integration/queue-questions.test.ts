import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { Queues } from '#src/queue/open-queues.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis } from '#test/integration/support/redis.ts';
import { changeJob, mina, plan, whyJob } from '#test/support/jobs.ts';

const redis = await startRedis();
const [change] = plan().changes;
const nothing = { run: async () => undefined, giveUp: async () => undefined };
const holds = async () => ({ is: 'holds' }) as const;
const answers = { dryRun: holds, mayApply: holds };
let worker: Queues;
let remediator: Queues;

beforeEach(() => {
  worker = patientQueues({ url: redis.url });
  remediator = patientQueues({ url: redis.url });
});
afterEach(() => Promise.all([worker.close(), remediator.close()]));
afterAll(() => redis.stop());

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
  it('is proved before all that waits', async () => {
    await worker.outbox.toWorker(whyJob('asked'));
    const { approval, plan: approved } = changeJob('c1');
    const prove = { v: 1, id: 'c1', kind: 'prove', approval, plan: approved, lang: 'en' } as const;
    await worker.outbox.toWorker(prove);
    const done = Promise.withResolvers<void>();
    const begun: string[] = [];
    worker.serveWorker({
      ...nothing,
      async run({ kind }) {
        begun.push(kind);
        if (begun.length === 2) done.resolve();
      },
    });
    await done.promise;

    expect(begun).toEqual(['prove', 'why']);
  });
});
