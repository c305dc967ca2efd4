import { afterAll, afterEach, describe, expect, it } from '@jest/globals';

import { QueueUnavailable } from '#src/domain/errors.ts';
import type { WorkerJob } from '#src/domain/jobs.ts';
import { openQueues, type Queues } from '#src/queue/open-queues.ts';
import { startRedis } from '#test/integration/support/redis.ts';
import { whyJob } from '#test/support/jobs.ts';

const redis = await startRedis();
await redis.kill(); // each test decides when it is up
let queues: Queues;

afterEach(async () => {
  await queues.close(0);
  await redis.kill();
});
afterAll(() => redis.stop());

describe('queues while Redis is down', () => {
  it('refuse work within 1.5 s when it was never up, and take it once it is', async () => {
    queues = openQueues({ url: redis.url });

    const began = performance.now();
    await expect(queues.outbox.toWorker(whyJob('q1'))).rejects.toThrow(QueueUnavailable);
    await expect(queues.writable()).rejects.toThrow(QueueUnavailable);
    expect(performance.now() - began).toBeLessThan(3_500);

    await redis.restart();
    await queues.outbox.toWorker(whyJob('q2'));
    expect((await queues.counts()).worker).toMatchObject({ waiting: 1 }); // q1 did not slip in
  }, 10_000);

  it('refuse work when it goes away later, and go on with what was accepted', async () => {
    await redis.restart();
    queues = openQueues({ url: redis.url });
    const ran = Promise.withResolvers<void>();
    const run = async ({ id }: WorkerJob) => void (id === 'accepted' && ran.resolve());
    await queues.outbox.toWorker(whyJob('accepted'));

    await redis.kill();
    await expect(queues.outbox.toWorker(whyJob('refused'))).rejects.toThrow(
      /Redis at .* did not take the work/,
    );
    await expect(queues.incidents.find('q1')).rejects.toThrow(QueueUnavailable);

    queues.serveWorker({ run, giveUp: async () => undefined });
    await redis.restart();
    await expect(ran.promise).resolves.toBeUndefined();
  }, 15_000);

  it('take jobs again after a restart in the middle of serving', async () => {
    await redis.restart();
    queues = openQueues({ url: redis.url });
    const jobs = new Map([
      ['before', Promise.withResolvers<void>()],
      ['after', Promise.withResolvers<void>()],
    ]);
    queues.serveWorker({
      run: async ({ id }) => jobs.get(id)?.resolve(),
      giveUp: async () => undefined,
    });
    await queues.outbox.toWorker(whyJob('before'));
    await jobs.get('before')?.promise;

    await redis.kill();
    await redis.restart();
    await queues.outbox.toWorker(whyJob('after'));

    await expect(jobs.get('after')?.promise).resolves.toBeUndefined();
  }, 15_000);
});
