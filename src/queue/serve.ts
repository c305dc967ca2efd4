import { DelayedError, type Job, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { Log } from '../domain/log.ts';
import type { Report } from './connection.ts';
import type { Family } from './families.ts';

/**
 * What a role does with a job. A job may run twice (its process may end before it says that it is done),
 * so `run` has to be harmless when repeated. An error with `retryAfterMs` puts the job off by that time
 * and costs no attempt; any other one costs an attempt. `giveUp` is called once when none is left.
 */
export type Handler<T> = Readonly<{
  run(job: T): Promise<void>;
  giveUp(job: T, error: unknown): Promise<void>;
}>;

/** How a queue is served. A job of a process that died runs again after one to two `lockMs`. */
export type Serving<T> = Readonly<{
  connection: Redis;
  prefix: string;
  payload: z.ZodType<T>;
  concurrency: number;
  lockMs: number;
  log: Log;
  report: Report;
}>;

/** A job whose process died so often is taken to be the reason for it. */
const MAX_STALLS = 20;
/** BullMQ would fail a job silently; ours does so first, and tells somebody. */
const BULLMQ_MAX_STALLS = MAX_STALLS * 2;

/** A queue that is served. */
export type Served = Readonly<{
  worker: Worker;
  /** Leaves the jobs that have begun as they are: they run again when their locks expire. */
  abandon(): void;
}>;

/** Takes jobs from a queue until its worker is closed. */
export function serve<T>(family: Family, handler: Handler<T>, serving: Serving<T>): Served {
  const { connection, prefix, concurrency, lockMs, log, report } = serving;
  const abandoned = Promise.withResolvers<never>();
  abandoned.promise.catch(() => log.info({ queue: family }, 'unfinished jobs will run again'));
  const begin = (job: Job, token?: string) =>
    Promise.race([handle(job, token, handler, serving), abandoned.promise]);
  const worker = new Worker(family, begin, {
    connection,
    prefix,
    concurrency,
    lockDuration: lockMs,
    stalledInterval: lockMs / 2,
    maxStalledCount: BULLMQ_MAX_STALLS,
    runRetryDelay: 1_000,
  });
  worker.on('error', report);
  worker.on('stalled', (job) =>
    log.warn({ queue: family, job }, 'job runs again: its process died'),
  );
  // BullMQ leaves the state of a job alone that ends with this error.
  return { worker, abandon: () => abandoned.reject(new DelayedError('abandoned')) };
}

async function handle<T>(
  job: Job,
  token: string | undefined,
  handler: Handler<T>,
  { payload, log }: Serving<T>,
): Promise<void> {
  const meta = { queue: job.queueName, job: job.id, kind: job.name, attempt: job.attemptsMade + 1 };
  const parsed = payload.safeParse(job.data);
  if (!parsed.success) {
    const reason = z.prettifyError(parsed.error);
    log.error({ ...meta, reason }, 'job not understood: is another version of kubewhy running?');
    throw new UnrecoverableError(`not understood: ${reason}`);
  }
  if (job.stalledCounter > MAX_STALLS) {
    const error = new UnrecoverableError(`its process died ${job.stalledCounter} times`);
    await giveUp(parsed.data, error);
    throw error;
  }

  try {
    await handler.run(parsed.data);
  } catch (error) {
    const delayMs = delayOf(error);
    if (delayMs !== undefined) {
      log.info({ ...meta, delayMs }, 'job put off');
      await job.moveToDelayed(Date.now() + delayMs, token);
      throw new DelayedError();
    }
    log.warn({ ...meta, err: error }, 'job failed');
    if (job.attemptsMade + 1 >= (job.opts.attempts ?? 1)) await giveUp(parsed.data, error);
    throw error;
  }

  async function giveUp(data: T, error: unknown): Promise<void> {
    log.error({ ...meta, err: error }, 'job given up');
    try {
      await handler.giveUp(data, error);
    } catch (err) {
      log.error({ ...meta, err }, 'nobody could be told that a job was given up');
    }
  }
}

const Delay = z.object({ retryAfterMs: z.number().nonnegative() });

function delayOf(error: unknown): number | undefined {
  return Delay.safeParse(error).data?.retryAfterMs;
}
