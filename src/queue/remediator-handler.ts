import type { Redis } from 'ioredis';

import type { RemediatorJob } from '../domain/jobs.ts';
import type { DryRun, MayApply } from '../domain/ports.ts';
import type { Handler } from './handler.ts';
import { replyChannel } from './replies.ts';

type ChangeJob = Extract<RemediatorJob, { kind: 'change' }>;
type Handlers = Readonly<{ change: Handler<ChangeJob>; dryRun: DryRun; mayApply: MayApply }>;

/** Splits the remediator's jobs: changes are carried out, questions answered to whoever waits. */
export function remediatorHandler(
  { change, dryRun, mayApply }: Handlers,
  connection: Redis,
  prefix: string,
): Handler<RemediatorJob> {
  return {
    async run(job) {
      if (job.kind === 'change') return await change.run(job);
      const check = await (job.kind === 'may' ? mayApply(job) : dryRun(job.change));
      await connection.publish(replyChannel(prefix), JSON.stringify({ id: job.id, check }));
    },
    async giveUp(job, error) {
      if (job.kind === 'change') await change.giveUp(job, error);
    },
  };
}
