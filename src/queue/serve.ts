import { DelayedError, type Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';

import type { Log } from '../domain/log.ts';
import type { Report } from './connection.ts';
import type { Family } from './families.ts';
import { handle } from './handle.ts';
import type { Handler } from './handler.ts';

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

/** A queue that is served. */
export type Served = Readonly<{
  /** Takes no more jobs, and ends when those begun have: BullMQ's own end waits for Redis besides. */
  idle(): Promise<void>;
  /** Has BullMQ write down what ended, and disconnect. */
  close(): Promise<void>;
  /** Leaves the jobs that have begun as they are: they run again when their locks expire. */
  abandon(): void;
}>;

/** Takes jobs from a queue until its worker is closed. */
export function serve<T>(family: Family, handler: Handler<T>, serving: Serving<T>): Served {
  const { connection, prefix, concurrency, lockMs, log, report } = serving;
  const abandoned = Promise.withResolvers<never>();
  abandoned.promise.catch(() => log.info({ queue: family }, 'unfinished jobs will run again'));
  const running = new Set<Promise<void>>();
  const begin = async (job: Job, token?: string) => {
    const run = Promise.race([handle(job, token, handler, serving), abandoned.promise]);
    running.add(run);
    await run.finally(() => running.delete(run));
  };
  const worker = new Worker(family, begin, {
    connection,
    prefix,
    concurrency,
    lockDuration: lockMs,
    stalledInterval: lockMs / 2,
    maxStalledCount: Number.MAX_SAFE_INTEGER, // BullMQ would fail a job silently; `handle` tells somebody
    runRetryDelay: 1_000,
  });
  worker.on('error', report);
  worker.on('stalled', (job) =>
    log.warn({ queue: family, job }, 'job runs again: its process died'),
  );
  return {
    async idle() {
      await worker.pause(true);
      while (running.size > 0) await Promise.allSettled(running);
    },
    close: () => worker.close(),
    // BullMQ leaves the state of a job alone that ends with this error.
    abandon: () => abandoned.reject(new DelayedError('abandoned')),
  };
}
