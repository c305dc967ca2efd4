import type { AlertHomes, AlertInbox, OpenIncidents, Roots } from '../domain/alert-ports.ts';
import type { DeliveryJob, RemediatorJob, WorkerJob } from '../domain/jobs.ts';
import type { Log } from '../domain/log.ts';
import type {
  ChangeLog,
  DryRun,
  ForgottenPosts,
  Freezes,
  Incidents,
  MayApply,
  Outbox,
  Pacer,
} from '../domain/ports.ts';
import { redisAlertHomes } from './alert-homes.ts';
import { type Gathering, redisAlertInbox } from './alert-inbox.ts';
import { askRemediator } from './ask-remediator.ts';
import { auditStream, type AuditStream } from './audit-stream.ts';
import { redisChangeLog } from './change-log.ts';
import { clockAhead } from './clock-ahead.ts';
import { commandConnection, inTime, reporter, waitingConnection } from './connection.ts';
import type { Family } from './families.ts';
import { forgottenPosts } from './forgotten-posts.ts';
import { redisFreezes } from './freezes.ts';
import type { Handler } from './handler.ts';
import { redisIncidents } from './incidents.ts';
import { redisLock } from './object-lock.ts';
import { redisOpenIncidents } from './open-incidents.ts';
import { openSender, type Sender } from './outbox.ts';
import { redisPacer } from './pacer.ts';
import { deliveryPayload, remediatorPayload, workerPayload } from './payloads.ts';
import { remediatorHandler } from './remediator-handler.ts';
import { listenForReplies } from './replies.ts';
import { CHANGES_ROOM, INCIDENTS_ROOM, type Room } from './retention.ts';
import { roomForAlerts } from './room-for-alerts.ts';
import { redisRoots } from './root-records.ts';
import { serve, type Served, type Serving } from './serve.ts';
import { type Shortcoming, shortcomings } from './shortcomings.ts';

/**
 * Which Redis, and how. After `lockMs` a job whose process died is free to run again; for tests, `room` is what incidents
 * and change records may take each, `retryMs` how long a delivery waits that failed, and `limitMs` what Redis may take for
 * one piece of work.
 */
export type QueueOptions = Readonly<{
  url: string;
  prefix?: string;
  lockMs?: number;
  room?: Room;
  gathering?: Gathering;
  retryMs?: number;
  limitMs?: number;
  ca?: string | undefined; // PEM: connects by TLS
  log?: Log;
}>;

/** All that kubewhy keeps in Redis. */
export type Queues = Readonly<{
  outbox: Outbox;
  incidents: Incidents;
  inbox: AlertInbox;
  roots: Roots;
  homes: AlertHomes;
  open: OpenIncidents;
  changeLog: ChangeLog;
  freezes: Freezes;
  audit: AuditStream;
  pacer: Pacer;
  forgottenPosts: ForgottenPosts;
  dryRun: DryRun;
  mayApply: MayApply;
  serveWorker(handler: Handler<WorkerJob>): void;
  serveRemediator(handlers: {
    change: Handler<Extract<RemediatorJob, { kind: 'change' }>>;
    dryRun: DryRun;
    mayApply: MayApply;
  }): void;
  serveGateway(handler: Handler<DeliveryJob>): void;
  counts: Sender['counts'];
  schedule: Sender['schedule'];
  /** Rejects with QueueUnavailable while Redis has no room for so many alerts more. */
  roomForAlerts(alerts: number): Promise<void>;
  /** Rejects with QueueUnavailable when Redis does not take a write within 1.5 s. */
  writable(): Promise<void>;
  /** Rejects while deliveries wait that were the end of too many processes. */
  deliverable(): Promise<void>;
  /** By how many ms the clock of this process is ahead of that of Redis. */
  clockAhead(): Promise<number>;
  /** The settings by which Redis may lose accepted work. */
  shortcomings(): Promise<readonly Shortcoming[]>;
  /** Takes no more jobs, waits that long for those begun, and disconnects. */
  close(drainMs?: number): Promise<void>;
}>;

const LOCK_MS = 10_000;
const RETRY_MS = 3_600_000;
const DRAIN_MS = 10_000;
const CLOSE_MS = 1_000;
const WRITTEN_MS = 60_000;
/** Approvals and alerts have places of their own, for questions may hold theirs for a minute; a slow proof holds up no other. */
const CONCURRENCY = { worker: 4, approved: 2, alerts: 2, remediator: 4, gateway: 8 } as const;
/** For the parts of a storm to be looked at as one. */
const GATHERING: Gathering = { quiet: 1_000, longest: 3_000 };
const ignore = () => undefined;
const silent: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Opens Redis for one process. It connects in the background and for as long as it takes. */
export function openQueues(options: QueueOptions): Queues {
  const { url, prefix = 'kubewhy', lockMs = LOCK_MS, retryMs = RETRY_MS } = options;
  const { room, log = silent, ca, limitMs } = options;
  let isOver = false;
  const reports = { log, report: reporter(log), isOver: () => isOver, ca };
  const connection = commandConnection(url, reports, limitMs);
  const sender = openSender(connection, prefix, reports.report);
  const replies = listenForReplies(() => waitingConnection(url, reports), prefix, log);
  // Shorter than a job's own lock: the rerun of a job whose process died has to get it.
  const lock = redisLock(connection, lockMs * 0.4, log);
  const inbox = redisAlertInbox(connection, prefix, options.gathering ?? GATHERING);
  const changeLog = redisChangeLog(connection, prefix, lock, room ?? CHANGES_ROOM);
  const served: (Served & Readonly<{ end: () => void }>)[] = [];
  let closing: Promise<void> | undefined;
  let retrying: NodeJS.Timeout | undefined;

  function open<T>(family: Family, handler: Handler<T>, payload: Serving<T>['payload']): void {
    const own = waitingConnection(url, reports);
    const concurrency = CONCURRENCY[family];
    const serving = { connection: own, prefix, payload, concurrency, lockMs, ...reports };
    served.push({ ...serve(family, handler, serving), end: () => own.disconnect() });
  }

  async function close(drainMs: number): Promise<void> {
    clearInterval(retrying);
    const isIdle = await within(drainMs, Promise.all(served.map(({ idle }) => idle())));
    if (!isIdle) for (const { abandon } of served) abandon();
    await within(CLOSE_MS, Promise.all(served.map((one) => one.close())));
    isOver = true;
    for (const { end } of served) end();
    replies.close();
    await within(CLOSE_MS, sender.close());
    connection.disconnect();
  }

  return {
    outbox: sender.outbox,
    incidents: redisIncidents(connection, prefix, room ?? INCIDENTS_ROOM),
    inbox,
    roots: redisRoots(connection, prefix),
    homes: redisAlertHomes(connection, prefix),
    open: redisOpenIncidents(connection, prefix),
    changeLog,
    freezes: redisFreezes(connection, prefix),
    audit: auditStream(connection, prefix),
    pacer: redisPacer(connection, prefix),
    forgottenPosts: forgottenPosts(connection, prefix),
    ...askRemediator(sender, replies, log),
    serveWorker(handler) {
      open('worker', handler, workerPayload);
      open('approved', handler, workerPayload);
      open('alerts', handler, workerPayload);
    },
    serveRemediator: (handlers) =>
      open('remediator', remediatorHandler(handlers, connection, prefix), remediatorPayload),
    serveGateway(handler) {
      open('gateway', handler, deliveryPayload);
      const retry = () => sender.retry(retryMs).catch(reports.report);
      retrying = setInterval(() => void retry(), retryMs);
    },
    counts: sender.counts,
    schedule: sender.schedule,
    roomForAlerts: roomForAlerts(connection, sender, inbox),
    async writable() {
      const now = new Date().toISOString();
      await inTime(connection, () => connection.set(`${prefix}:written`, now, 'PX', WRITTEN_MS));
    },
    async deliverable() {
      const { failed } = (await sender.counts()).gateway;
      if (failed === 0) return;
      throw new Error(
        `Deliveries that were each the end of too many processes, and are tried again each hour: ${failed}. ` +
          'The log names them ("job has failed").',
      );
    },
    clockAhead: () => clockAhead(connection),
    shortcomings: () => shortcomings(connection),
    close: (drainMs = DRAIN_MS) => (closing ??= close(drainMs)),
  };
}

/** Waits for that long at most; says whether the work was done by then. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const limit = Promise.withResolvers<false>();
  const timer = setTimeout(() => limit.resolve(false), ms);
  const isDone = await Promise.race([work.then(() => true), limit.promise]);
  clearTimeout(timer);
  return isDone;
}
