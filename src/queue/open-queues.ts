import type { Worker } from 'bullmq';

import type { DeliveryJob, RemediatorJob, WorkerJob } from '../domain/jobs.ts';
import type { Log } from '../domain/log.ts';
import type { ChangeLog, DryRun, Incidents, Outbox } from '../domain/ports.ts';
import { redisChangeLog } from './change-log.ts';
import { commandConnection, inTime, waitingConnection } from './connection.ts';
import { askRemediator } from './dry-run.ts';
import type { Family } from './families.ts';
import { redisIncidents } from './incidents.ts';
import { redisLock } from './object-lock.ts';
import { openSender, type Sender } from './outbox.ts';
import { deliveryPayload, remediatorPayload, workerPayload } from './payloads.ts';
import { remediatorHandler } from './remediator-handler.ts';
import { listenForReplies } from './replies.ts';
import { type Handler, serve, type Serving } from './serve.ts';
import { shortcomings } from './shortcomings.ts';

/** Which Redis, and how. After `lockMs` a job whose process died is free to run again. */
export type QueueOptions = Readonly<{ url: string; prefix?: string; lockMs?: number; log?: Log }>;

/** All that kubewhy keeps in Redis. */
export type Queues = Readonly<{
  outbox: Outbox;
  incidents: Incidents;
  changeLog: ChangeLog;
  dryRun: DryRun;
  serveWorker(handler: Handler<WorkerJob>): void;
  serveRemediator(handlers: {
    change: Handler<Extract<RemediatorJob, { kind: 'change' }>>;
    dryRun: DryRun;
  }): void;
  serveGateway(handler: Handler<DeliveryJob>): void;
  counts: Sender['counts'];
  /** Rejects with QueueUnavailable when Redis does not answer within 1.5 s. */
  ping(): Promise<void>;
  /** What Redis is not set up for, one sentence per setting. */
  shortcomings(): Promise<readonly string[]>;
  /** Takes no more jobs, waits that long for those begun, and disconnects. */
  close(drainMs?: number): Promise<void>;
}>;

const LOCK_MS = 10_000;
const DRAIN_MS = 10_000;
const CLOSE_MS = 1_000;
const CONCURRENCY = { worker: 4, remediator: 4, gateway: 8 } as const;
const ignore = () => undefined;
const silent: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Opens Redis for one process. It connects in the background and for as long as it takes. */
export function openQueues(options: QueueOptions): Queues {
  const { url, prefix = 'kubewhy', lockMs = LOCK_MS, log = silent } = options;
  const connection = commandConnection(url, log);
  const sender = openSender(connection, prefix, log);
  const replies = listenForReplies(() => waitingConnection(url, log), prefix, log);
  // Shorter than a job's own lock: the rerun of a job whose process died has to get it.
  const changeLog = redisChangeLog(connection, prefix, redisLock(connection, lockMs * 0.4, log));
  const served: { worker: Worker; end: () => void }[] = [];
  let closing: Promise<void> | undefined;

  function open<T>(family: Family, handler: Handler<T>, payload: Serving<T>['payload']): void {
    const own = waitingConnection(url, log);
    const concurrency = CONCURRENCY[family];
    const serving = { connection: own, prefix, payload, concurrency, lockMs, log };
    const worker = serve(family, handler, serving);
    served.push({ worker, end: () => own.disconnect() });
  }

  async function close(drainMs: number): Promise<void> {
    const workers = served.map(({ worker }) => worker);
    await within(drainMs, Promise.all(workers.map((worker) => worker.pause())));
    await within(CLOSE_MS, Promise.all(workers.map((worker) => worker.close(true))));
    for (const { end } of served) end();
    replies.close();
    await within(CLOSE_MS, sender.close());
    connection.disconnect();
  }

  return {
    outbox: sender.outbox,
    incidents: redisIncidents(connection, prefix),
    changeLog,
    dryRun: askRemediator(sender, replies, log),
    serveWorker: (handler) => open('worker', handler, workerPayload),
    serveRemediator: (handlers) =>
      open('remediator', remediatorHandler(handlers, connection, prefix), remediatorPayload),
    serveGateway: (handler) => open('gateway', handler, deliveryPayload),
    counts: sender.counts,
    async ping() {
      await inTime(connection, () => connection.ping());
    },
    shortcomings: () => shortcomings(connection),
    close: (drainMs = DRAIN_MS) => (closing ??= close(drainMs)),
  };
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(() => limit.resolve(), ms);
  await Promise.race([work, limit.promise]);
  clearTimeout(timer);
}
