import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';

import type { Outbox } from '../domain/ports.ts';
import { inTime, type Report } from './connection.ts';
import { dryRunOptions, families, type Family } from './families.ts';
import { jobIdOf } from './job-id.ts';

/** The sending side of the three queues. */
export type Sender = Readonly<{
  outbox: Outbox;
  /** Takes back a job that nobody has begun; says whether it was still there. */
  takeBack(family: Family, job: Sendable): Promise<boolean>;
  /** Jobs by queue and state. */
  counts(): Promise<Readonly<Record<Family, Readonly<Record<string, number>>>>>;
  close(): Promise<void>;
}>;
type Sendable = Readonly<{ kind: string; id: string }>;

/** Opens the queues for sending. */
export function openSender(connection: Redis, prefix: string, report: Report): Sender {
  const queues = {
    worker: open('worker'),
    remediator: open('remediator'),
    gateway: open('gateway'),
  };

  function open(family: Family): Queue {
    const queue = new Queue(family, { connection, prefix, defaultJobOptions: families[family] });
    queue.on('error', report);
    return queue;
  }

  async function put(family: Family, job: Sendable, delay = 0): Promise<void> {
    const options = job.kind === 'dry-run' ? dryRunOptions : {};
    const jobId = jobIdOf(job);
    await inTime(connection, () => queues[family].add(job.kind, job, { ...options, jobId, delay }));
  }

  return {
    outbox: {
      toWorker: (job, delayMs) => put('worker', job, delayMs),
      toRemediator: (job) => put('remediator', job),
      toGateway: (job) => put('gateway', job),
    },
    async takeBack(family, job) {
      return (await inTime(connection, () => queues[family].remove(jobIdOf(job)))) > 0;
    },
    async counts() {
      const states = ['waiting', 'active', 'delayed', 'failed'] as const;
      const [worker, remediator, gateway] = await inTime(connection, () =>
        Promise.all([
          queues.worker.getJobCounts(...states),
          queues.remediator.getJobCounts(...states),
          queues.gateway.getJobCounts(...states),
        ]),
      );
      return { worker, remediator, gateway };
    },
    async close() {
      await Promise.all(Object.values(queues).map((queue) => queue.close()));
    },
  };
}
