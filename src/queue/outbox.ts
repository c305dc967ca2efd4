import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';

import type { WorkerJob } from '../domain/jobs.ts';
import type { Outbox } from '../domain/ports.ts';
import { inTime, type Report } from './connection.ts';
import { askedOptions, BEHIND_PEOPLE, families, type Family } from './families.ts';
import { jobIdOf } from './job-id.ts';
import { keepSchedules, type ScheduledJob } from './schedules.ts';

/** The sending side of the queues. */
export type Sender = Readonly<{
  outbox: Outbox;
  /** Has a worker do these by their schedules, and no other. */
  schedule(jobs: readonly ScheduledJob[]): Promise<void>;
  /** Takes back a job that nobody has begun; says whether it was still there. */
  takeBack(family: Family, job: Sendable): Promise<boolean>;
  /** Has deliveries begin again that failed so long ago. */
  retry(failedMs: number): Promise<void>;
  /** Jobs by queue and state. */
  counts(): Promise<Readonly<Record<Family, Readonly<Record<JobState, number>>>>>;
  close(): Promise<void>;
}>;
type JobState = 'waiting' | 'active' | 'delayed' | 'failed';
type Sendable = Readonly<{ kind: string; id: string }>;

/** Somebody waits for the answer, and nobody comes back for it. */
const ASKED = new Set(['dry-run', 'may']);

/** Too late after 60 s: these go before all that waits. */
const APPROVED = new Set(['prove', 'change']);

/** What no question may hold up. */
const OWN_PLACES: Partial<Record<WorkerJob['kind'], Family>> = {
  prove: 'approved',
  alerts: 'alerts',
};

/** Nobody reads BullMQ's events; its own limit of 10,000 is a megabyte a queue. */
const STREAMS = { events: { maxLen: 100 } };

/** Opens the queues for sending. */
export function openSender(connection: Redis, prefix: string, report: Report): Sender {
  const queues = {
    worker: open('worker'),
    approved: open('approved'),
    alerts: open('alerts'),
    remediator: open('remediator'),
    gateway: open('gateway'),
  };

  function open(family: Family): Queue {
    const defaultJobOptions = families[family];
    const queue = new Queue(family, { connection, prefix, defaultJobOptions, streams: STREAMS });
    queue.on('error', report);
    return queue;
  }

  async function put(family: Family, job: Sendable, delay = 0): Promise<void> {
    const options = ASKED.has(job.kind) ? askedOptions : {};
    const priority = job.kind === 'alert' ? BEHIND_PEOPLE : 0;
    const jobId = jobIdOf(job);
    const lifo = APPROVED.has(job.kind);
    const all = { ...options, jobId, delay, priority, lifo };
    await inTime(connection, () => queues[family].add(job.kind, job, all));
  }

  return {
    outbox: {
      toWorker: (job, delayMs) => put(OWN_PLACES[job.kind] ?? 'worker', job, delayMs),
      toRemediator: (job) => put('remediator', job),
      toGateway: (job) => put('gateway', job),
    },
    schedule: (jobs) => inTime(connection, () => keepSchedules(queues.worker, jobs)),
    async takeBack(family, job) {
      return (await inTime(connection, () => queues[family].remove(jobIdOf(job)))) > 0;
    },
    async retry(failedMs) {
      const timestamp = Date.now() - failedMs;
      await inTime(connection, () => queues.gateway.retryJobs({ state: 'failed', timestamp }));
    },
    async counts() {
      const [worker, approved, alerts, remediator, gateway] = await inTime(connection, () =>
        Promise.all([
          countsOf(queues.worker),
          countsOf(queues.approved),
          countsOf(queues.alerts),
          countsOf(queues.remediator),
          countsOf(queues.gateway),
        ]),
      );
      return { worker, approved, alerts, remediator, gateway };
    },
    async close() {
      await Promise.all(Object.values(queues).map((queue) => queue.close()));
    },
  };
}

async function countsOf(queue: Queue): Promise<Record<JobState, number>> {
  const states = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;
  const {
    waiting = 0,
    prioritized = 0,
    active = 0,
    delayed = 0,
    failed = 0,
  } = await queue.getJobCounts(...states);
  return { waiting: waiting + prioritized, active, delayed, failed };
}
