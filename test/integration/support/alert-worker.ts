import { theEngine } from '#src/answers/engine.ts';
import type { Outbox } from '#src/domain/ports.ts';
import { workerAnswers } from '#src/serve/roles/worker-answers.ts';
import { workerJobs } from '#src/serve/roles/worker-jobs.ts';
import { metered } from '#src/world/metered.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { readers } from '#test/support/audiences.ts';

/** A worker on a recorded cluster, which may be killed. */
export type AlertWorker = Readonly<{
  /** Ends it as a process ends that is killed: what it has begun runs again elsewhere. */
  kill(): Promise<void>;
}>;

/** Starts it; `handOn` is how it puts deliveries, for a test that has it hang there. */
export function startAlertWorker(
  redis: string,
  recording: Recording,
  handOn: (put: Outbox['toGateway']) => Outbox['toGateway'] = (put) => put,
): AlertWorker {
  const queues = patientQueues({ url: redis, lockMs: 1_000 });
  const source = recorded(recording);
  const answers = workerAnswers({
    engine: theEngine,
    cluster: 'test',
    loader: (questions) => metered({ load: async () => source }, questions),
    dryRun: async () => ({ is: 'holds' }),
    audienceOf: () => readers(),
  });
  const jobs = workerJobs({
    answers,
    cluster: 'test',
    mayApply: async () => ({ is: 'holds' }),
    alertsChannel: 'CALERTS001',
    families: [],
    outbox: { ...queues.outbox, toGateway: handOn((job) => queues.outbox.toGateway(job)) },
    took: () => undefined,
  });
  queues.serveWorker(jobs);
  return { kill: () => queues.close(0) };
}
