import { Queue } from 'bullmq';

import type { WorkerJob } from '#src/domain/jobs.ts';
import type { Kubewhy } from '#test/integration/support/kubewhy.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { until } from '#test/integration/support/until.ts';

/**
 * Waits until no role has anything left to do, after which nothing more can be sent or shown unless somebody puts a
 * verified change back, for which the worker goes on looking.
 */
export async function atRest({ redis }: Kubewhy): Promise<void> {
  const queues = patientQueues({ url: redis.url });
  const worker = new Queue<WorkerJob>('worker', {
    connection: { url: redis.url },
    prefix: 'kubewhy',
  });
  let last: unknown;
  try {
    await until('all work is done', async () => {
      const gathered = await queues.inbox.waiting(); // before it is put into a queue
      const [counts, delayed] = await Promise.all([queues.counts(), worker.getDelayed()]);
      last = { gathered, counts, delayed: delayed.map(({ data }) => data) };
      const looks = delayed.filter(({ data }) => data.kind === 'watch' && data.isVerified);
      const left = Object.values(counts).flatMap(({ waiting, active, delayed: put }) => [
        waiting,
        active,
        put,
      ]);
      return left.reduce((all, some) => all + some, gathered) === looks.length || undefined;
    });
  } catch (cause) {
    throw new Error(`Left to do: ${JSON.stringify(last)}`, { cause });
  } finally {
    await worker.close();
    await queues.close(0);
  }
}
