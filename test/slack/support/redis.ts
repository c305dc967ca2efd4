import type { Rule } from '#src/approvals/policy.ts';
import type { AuditEntry, Note } from '#src/domain/audit.ts';
import { QueueUnavailable } from '#src/domain/errors.ts';
import type { DeliveryJob, RemediatorJob, WorkerJob } from '#src/domain/jobs.ts';
import { refKey } from '#src/domain/keys.ts';
import type { Freezes, Incidents, Outbox } from '#src/domain/ports.ts';
import type { Freeze } from '#src/domain/standstill.ts';
import { touchedBy } from '#src/domain/touched.ts';
import type { Posted } from '#src/slack/delivery/ledger.ts';
import { isSameJson } from '#src/text/canonical-json.ts';
import { type KeptAlerts, keptAlerts } from '#test/support/alert-records.ts';

/** What stands in for Redis: jobs by id, incidents by id, and a switch that takes it down. */
export interface FakeRedis {
  readonly outbox: Outbox;
  readonly incidents: Incidents<Posted>;
  readonly alerts: KeptAlerts;
  readonly freezes: Freezes;
  freeze?: Freeze;
  forgotten?: Readonly<{ since: number; noticedAt: number }>;
  readonly twoPeople: string[]; // the namespaces that need them
  policy?: readonly Rule[];
  readonly audit: AuditEntry[];
  readonly note: Note;
  readonly worker: WorkerJob[];
  readonly remediator: RemediatorJob[];
  readonly gateway: DeliveryJob[];
  readonly records: Map<string, Posted>;
  readonly threads: Map<string, string>; // incidents by channel and thread
  isDown: boolean;
  /** What is put into that queue is there at once, but Redis says so only after this. */
  readonly late: Partial<Record<'worker' | 'remediator' | 'gateway', Promise<void>>>;
}

/** Begins empty, with these incidents; the worker hands on what was approved. */
export function fakeRedis(...known: readonly Posted[]): FakeRedis {
  const redis: FakeRedis = {
    audit: [],
    // The same deed is kept once, as in Redis.
    note: async (deed) => {
      if (!redis.audit.some((one) => isSameJson(one, deed))) redis.audit.push(deed);
    },
    twoPeople: [],
    worker: [],
    remediator: [],
    gateway: [],
    records: new Map(known.map((one) => [one.id, one])),
    threads: new Map(),
    isDown: false,
    late: {},
    alerts: keptAlerts(up),
    outbox: {
      async toWorker(job) {
        await put('worker', redis.worker, job);
        if (job.kind !== 'prove') return;
        const { id, approval, plan, lang } = job;
        const change = { v: 1, id, kind: 'change', approval, plan, lang } as const;
        await put('remediator', redis.remediator, change);
      },
      toRemediator: async (job) => put('remediator', redis.remediator, job),
      toGateway: async (job) => put('gateway', redis.gateway, job),
    },
    freezes: {
      find: async () => {
        up();
        return redis.freeze;
      },
      set: async (freeze) => {
        up();
        redis.freeze = freeze;
      },
      lift: async () => {
        up();
        delete redis.freeze;
      },
    },
    incidents: {
      find: async (id) => {
        up();
        return redis.records.get(id);
      },
      change: async (id, edit) => {
        up();
        const changed = edit(redis.records.get(id));
        redis.records.set(id, changed);
        return changed;
      },
      startThread: async (id, { channel, thread }) => {
        up();
        const key = `${channel} ${thread ?? ''}`;
        if (thread === undefined || !redis.threads.has(key)) redis.threads.set(key, id);
      },
      inThread: async ({ channel, thread }) => {
        up();
        return redis.records.get(redis.threads.get(`${channel} ${thread ?? ''}`) ?? '');
      },
      about: async (objects) => {
        up();
        const asked = new Set(objects.map(refKey));
        return [...redis.records.values()].filter((one) =>
          one.plans.flatMap((plan) => touchedBy(plan, one)).some((on) => asked.has(refKey(on))),
        );
      },
    },
  };
  return redis;

  function up(): void {
    if (redis.isDown) throw new QueueUnavailable('down');
  }

  async function put<T extends { id: string }>(
    queue: keyof FakeRedis['late'],
    jobs: T[],
    job: T,
  ): Promise<void> {
    up();
    if (!jobs.some(({ id }) => id === job.id)) jobs.push(job);
    await redis.late[queue];
  }
}
