import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { z } from 'zod';

import { NotNow } from '../domain/errors.ts';
import type { Log } from '../domain/log.ts';
import type { Handler } from './handler.ts';
import { pauseAfter } from './pause-after.ts';

/** A job whose process died so often is taken to be the reason for it; one that is tried all the same may be so once more. */
const MAX_STALLS = 20;

/** What is kept of a job that is done: its id, so that it is not put twice, and nothing that it held. */
const ENDED = { v: 1, ended: true } as const;
const Ended = z.object({ ended: z.literal(true) });

/** Runs one job to its end, to its next attempt, or puts it off. */
export async function handle<T>(
  job: Job,
  token: string | undefined,
  handler: Handler<T>,
  { payload, log }: Readonly<{ payload: z.ZodType<T>; log: Log }>,
): Promise<void> {
  // The process died after the work was done and before BullMQ knew of it.
  if (Ended.safeParse(job.data).success) return;

  const meta = { queue: job.queueName, job: job.id, kind: job.name, attempt: job.attemptsMade + 1 };
  const parsed = payload.safeParse(job.data);
  if (!parsed.success) {
    const reason = z.prettifyError(parsed.error);
    log.error({ ...meta, reason }, 'job not understood: is another version of kubewhy running?');
    return await putOff(new NotNow('not understood')); // that version may take it
  }
  const { data } = parsed;
  try {
    if (job.stalledCounter > MAX_STALLS + job.attemptsMade) {
      throw new UnrecoverableError(`its process died ${job.stalledCounter} times`);
    }
    await handler.run(data);
  } catch (error) {
    if (error instanceof NotNow) return await putOff(error);
    log.warn({ ...meta, err: error }, 'job failed');
    const isLast = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    if (isLast || error instanceof UnrecoverableError) await giveUp(error);
    throw error;
  }
  await forget();

  /** When it cannot be put off it stays begun, and runs again as that of a process that died. */
  async function putOff(error: NotNow): Promise<never> {
    const delayMs = error.retryAfterMs ?? pauseAfter(Date.now() - job.timestamp);
    const level = error.retryAfterMs === undefined ? 'info' : 'debug';
    log[level]({ ...meta, delayMs, reason: error.message }, 'job put off');
    try {
      await job.moveToDelayed(Date.now() + delayMs, token);
    } catch (err) {
      log.warn({ ...meta, err }, 'job not put off: it runs again when its lock expires');
    }
    throw new DelayedError();
  }

  /** Who cannot be told now is told later. */
  async function giveUp(error: unknown): Promise<void> {
    log.error({ ...meta, err: error }, 'job has failed');
    try {
      await handler.giveUp(data, error);
    } catch (err) {
      if (err instanceof NotNow) await putOff(err);
      log.error({ ...meta, err }, 'nobody could be told that a job has failed');
    }
  }

  async function forget(): Promise<void> {
    try {
      await job.updateData(ENDED);
    } catch (err) {
      log.warn({ ...meta, err }, 'a job that is done is kept whole');
    }
  }
}
