import { afterAll, afterEach, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import { jobIdOf } from '#src/queue/job-id.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis } from '#test/integration/support/redis.ts';
import { until } from '#test/integration/support/until.ts';
import { deliveryJob } from '#test/support/jobs.ts';

const redis = await startRedis();
const admin = new Redis(redis.url);
let queues: Queues;

afterEach(() => queues.close());
afterAll(async () => {
  admin.disconnect();
  await redis.stop();
});

it('a delivery that was the end of too many processes is kept, told of, and tried again', async () => {
  queues = patientQueues({ url: redis.urlOf('gateway') });
  const waits = Promise.withResolvers<string>();
  const again = Promise.withResolvers<string>();
  const giveUp = async ({ id }: { id: string }) => waits.resolve(id);
  await queues.outbox.toGateway(deliveryJob('deadly'));
  await died(21, deliveryJob('deadly'));

  queues.serveGateway({ run: async () => waits.reject(new Error('begun')), giveUp });
  expect(await waits.promise).toBe('deadly');
  await until('it waits', async () => (await queues.counts()).gateway.failed > 0 || undefined);
  await expect(queues.deliverable()).rejects.toThrow('tried again each hour: 1.');
  await queues.close();
  queues = patientQueues({ url: redis.urlOf('gateway'), retryMs: 20 });
  queues.serveGateway({ run: async ({ id }) => again.resolve(id), giveUp });

  expect(await again.promise).toBe('deadly');
  await expect(queues.deliverable()).resolves.toBeUndefined();
});

/** As BullMQ counts it. */
async function died(times: number, job: { kind: string; id: string }): Promise<void> {
  await admin.hset(`kubewhy:gateway:${jobIdOf(job)}`, 'stc', times);
}
