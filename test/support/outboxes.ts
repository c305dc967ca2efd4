import type { DeliveryJob, RemediatorJob, WorkerJob } from '#src/domain/jobs.ts';
import type { Outbox } from '#src/domain/ports.ts';

/** An outbox that keeps what was put into it. */
export type KeptOutbox = Outbox &
  Readonly<{
    worker: (WorkerJob & Readonly<{ delayMs?: number }>)[];
    remediator: RemediatorJob[];
    gateway: DeliveryJob[];
  }>;

/** Begins empty. */
export function keptOutbox(): KeptOutbox {
  const [worker, remediator, gateway]: [KeptOutbox['worker'], RemediatorJob[], DeliveryJob[]] = [
    [],
    [],
    [],
  ];
  return {
    worker,
    remediator,
    gateway,
    toWorker: async (job, delayMs) => {
      worker.push(delayMs === undefined ? job : { ...job, delayMs });
    },
    toRemediator: async (job) => void remediator.push(job),
    toGateway: async (job) => void gateway.push(job),
  };
}
