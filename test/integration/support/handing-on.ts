import type { WorkerJob } from '#src/domain/jobs.ts';
import type { Queues } from '#src/queue/open-queues.ts';

/** A worker whose proofs hold; nothing else is asked of it. */
export function handingOn({ outbox }: Pick<Queues, 'outbox'>): (job: WorkerJob) => Promise<void> {
  return async (job) => {
    if (job.kind !== 'prove') return;
    const { id, approval, plan, lang } = job;
    await outbox.toRemediator({ v: 1, id, kind: 'change', approval, plan, lang });
  };
}
