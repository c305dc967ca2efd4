import { openQueues } from '#src/queue/open-queues.ts';
import type { Kubewhy } from '#test/integration/support/kubewhy.ts';
import { until } from '#test/integration/support/until.ts';

/** Waits until no role has anything left to do, after which nothing more can be sent or shown. */
export async function atRest({ redis }: Kubewhy): Promise<void> {
  const queues = openQueues({ url: redis.url });
  try {
    await until('all work is done', async () => {
      const counts = Object.values(await queues.counts());
      const isDone = ({ waiting = 0, active = 0, delayed = 0 }: Readonly<Record<string, number>>) =>
        waiting + active + delayed === 0;
      return counts.every(isDone) || undefined;
    });
  } finally {
    await queues.close(0);
  }
}
