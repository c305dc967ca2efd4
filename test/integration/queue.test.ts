import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';

import { NotNow } from '#src/domain/errors.ts';
import type { QueueOptions, Queues } from '#src/queue/open-queues.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis } from '#test/integration/support/redis.ts';
import { saying } from '#test/integration/support/saying.ts';
import { whyJob } from '#test/support/jobs.ts';
import { silent } from '#test/support/logs.ts';

const redis = await startRedis();
let opened: Queues[] = [];

afterEach(async () => {
  await Promise.all(opened.map((queues) => queues.close()));
  opened = [];
  await emptied();
});
afterAll(() => redis.stop());

describe('queues on Redis', () => {
  it('run a job once, however often it is put while it is kept', async () => {
    const queues = open();
    const ran: string[] = [];
    const last = Promise.withResolvers<void>();

    await queues.outbox.toWorker(whyJob('again:1'));
    await queues.outbox.toWorker(whyJob('again:1'));
    queues.serveWorker(handler(async ({ id }) => void ran.push(id)));
    await settled(queues);
    await queues.outbox.toWorker(whyJob('again:1'));
    await queues.outbox.toWorker(whyJob('7'));
    open().serveWorker(handler(async () => last.resolve()));
    await settled(queues);

    expect(ran.filter((id) => id === 'again:1')).toHaveLength(1);
  });

  it('put a job off for as long as the handler says, which costs no attempt', async () => {
    const queues = open();
    const times: number[] = [];
    const done = Promise.withResolvers<void>();
    const putOff = Object.assign(new NotNow('slow down'), { retryAfterMs: 50 });

    queues.serveWorker(
      handler(async () => {
        times.push(Date.now());
        if (times.length < 5) throw putOff;
        done.resolve();
      }),
    );
    await queues.outbox.toWorker(whyJob('delayed'));
    await done.promise;

    const [first = 0, second = 0] = times;
    expect(times).toHaveLength(5);
    expect(second - first).toBeGreaterThanOrEqual(50);
  });

  it('tell the handler once when the last attempt has failed', async () => {
    const queues = open();
    const told = Promise.withResolvers<unknown>();
    let runs = 0;

    queues.serveWorker({
      run: async () => {
        runs += 1;
        throw new Error(`no ${runs}`);
      },
      giveUp: async ({ id }, error) => told.resolve([id, String(error)]),
    });
    await queues.outbox.toWorker(whyJob('broken'));

    expect(await told.promise).toEqual(['broken', 'Error: no 3']);
    expect(runs).toBe(3);
  });

  it.each([
    ['of another version', { ...whyJob('x'), v: 2 }],
    ['of an unknown kind', { ...whyJob('x'), kind: 'sing' }],
    ['without its question', { v: 1, id: 'x', kind: 'why' }],
    ['that is no object', 'hello'],
  ])('keep a job %s for another version to take, and go on', async (_, payload) => {
    const errors: string[] = [];
    const queues = open({ log: { ...silent, error: (__, message) => void errors.push(message) } });
    const next = Promise.withResolvers<string>();
    const queue = new Queue('worker', { connection: { url: redis.url }, prefix: 'kubewhy' });
    await queue.add('why', payload, { jobId: 'bad-1', attempts: 5 });

    queues.serveWorker(handler(async ({ id }) => next.resolve(id)));
    await queues.outbox.toWorker(whyJob('good'));

    expect(await next.promise).toBe('good');
    expect(await queues.counts()).toMatchObject({ worker: { failed: 0, delayed: 1 } });
    expect(errors).toEqual(['job not understood: is another version of kubewhy running?']);
    await queue.close();
  });

  it('run a job again whose process was killed in the middle', async () => {
    const lockMs = 400;
    const file = new URL('../support/processes/hanging-worker.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [file, redis.url, String(lockMs)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const exit = once(child, 'exit');
    const again = Promise.withResolvers<string>();
    const queues = open({ lockMs });

    await queues.outbox.toWorker(whyJob('survivor'));
    await saying(child, 'taken survivor');
    child.kill('SIGKILL');
    await exit;
    queues.serveWorker(handler(async ({ id }) => again.resolve(id)));

    expect(await again.promise).toBe('survivor');
  });

  it('finish what was begun before they close', async () => {
    const queues = open();
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    let finished = false;

    queues.serveWorker(
      handler(async () => {
        begun.resolve();
        await go.promise;
        finished = true;
      }),
    );
    await queues.outbox.toWorker(whyJob('slow'));
    await begun.promise;
    const closing = queues.close();
    go.resolve();
    await closing;

    expect(finished).toBe(true);
  });

  it('close in time although a job hangs', async () => {
    const queues = open();
    const begun = Promise.withResolvers<void>();

    queues.serveWorker(
      handler(async () => {
        begun.resolve();
        await new Promise(() => undefined);
      }),
    );
    await queues.outbox.toWorker(whyJob('hanging'));
    await begun.promise;

    await expect(queues.close(50)).resolves.toBeUndefined();
  });

  it('say which settings of Redis lose accepted work', async () => {
    const queues = open();
    const admin = new Redis(redis.url);

    expect(await queues.shortcomings()).toEqual([]);
    await admin.config('SET', 'appendfsync', 'everysec');
    expect(await queues.shortcomings()).toEqual([
      {
        text: expect.stringContaining('"appendfsync" is "everysec": set it to "always"'),
        isCertain: true,
      },
    ]);
    await admin.config('SET', 'appendfsync', 'always');
    admin.disconnect();
  });
});

function open(options: Partial<QueueOptions> = {}): Queues {
  const queues = patientQueues({ url: redis.url, ...options });
  opened.push(queues);
  return queues;
}

function handler(run: Parameters<Queues['serveWorker']>[0]['run']) {
  return { run, giveUp: async () => undefined };
}

/** Until no job of the worker waits, runs or is put off. */
async function settled(queues: Queues): Promise<void> {
  for (;;) {
    const { waiting, active, delayed } = (await queues.counts()).worker;
    if (waiting + active + delayed === 0) return;
  }
}

async function emptied(): Promise<void> {
  const admin = new Redis(redis.url);
  await admin.flushall();
  admin.disconnect();
}
