import { openQueues, type QueueOptions, type Queues } from '#src/queue/open-queues.ts';

/** Queues that wait for a Redis on a busy machine, where a test is not about how long kubewhy waits. */
export function patientQueues(options: QueueOptions): Queues {
  return openQueues({ limitMs: 60_000, ...options });
}
