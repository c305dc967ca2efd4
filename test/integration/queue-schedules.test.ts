import { afterAll, afterEach, beforeEach, expect, it } from '@jest/globals';

import type { WorkerJob } from '#src/domain/jobs.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis } from '#test/integration/support/redis.ts';

const redis = await startRedis();
const EVERY_SECOND = '* * * * * *';
const job: WorkerJob = {
  v: 1,
  id: 'scheduled-check-C1',
  kind: 'scheduled-check',
  channel: 'C1',
  lists: 'nodes',
  lang: 'en',
};

let worker: Queues;
beforeEach(() => {
  worker = patientQueues({ url: redis.urlOf('worker') });
});
afterEach(() => worker.close(0));
afterAll(() => redis.stop());

it('does a job again and again, with the rights of a worker, and no more when it is no longer wanted', async () => {
  const twice = Promise.withResolvers<readonly WorkerJob[]>();
  const ran: WorkerJob[] = [];
  worker.serveWorker({
    giveUp: async () => twice.reject(new Error('given up')),
    run: async (one) => {
      ran.push(one);
      if (ran.length === 2) twice.resolve(ran);
    },
  });

  await worker.schedule([{ schedule: EVERY_SECOND, zone: 'Asia/Seoul', job }]);
  await worker.schedule([{ schedule: EVERY_SECOND, zone: 'Asia/Seoul', job }]); // as after a restart

  expect(await twice.promise).toEqual([job, job]);
  await worker.schedule([]);
  expect((await worker.counts()).worker).toMatchObject({ waiting: 0, delayed: 0 });
});
