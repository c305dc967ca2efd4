import type { Redis } from 'ioredis';

import type { RemediatorJob } from '../domain/jobs.ts';
import type { DryRun } from '../domain/ports.ts';
import type { Handler } from './handler.ts';
import { replyChannel } from './replies.ts';

type ChangeJob = Extract<RemediatorJob, { kind: 'change' }>;

/** Splits the remediator's jobs: changes are carried out, dry runs answered to whoever waits. */
export function remediatorHandler(
  { change, dryRun }: Readonly<{ change: Handler<ChangeJob>; dryRun: DryRun }>,
  connection: Redis,
  prefix: string,
): Handler<RemediatorJob> {
  return {
    async run(job) {
      if (job.kind === 'change') return await change.run(job);
      const check = await dryRun(job.change);
      await connection.publish(replyChannel(prefix), JSON.stringify({ id: job.id, check }));
    },
    async giveUp(job, error) {
      if (job.kind === 'change') await change.giveUp(job, error);
    },
  };
}
