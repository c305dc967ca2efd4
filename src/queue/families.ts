import type { JobsOptions } from 'bullmq';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** The names of the queues, each served by the role of that name; a worker serves `approved` and `alerts` besides. */
export type Family = 'worker' | 'approved' | 'alerts' | 'remediator' | 'gateway';

// A person waits: three attempts within 3 s.
const ASKED_BY_PEOPLE = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: { age: DAY_S, count: 5_000 },
  removeOnFail: true,
} as const satisfies JobsOptions;

/**
 * How often a job is tried and how long its id is kept, some 700 bytes without what it held. What is kept is not
 * put twice: a day is longer than the 4 h after which Alertmanager repeats an alert. A question that failed is not kept,
 * so that its repetition is taken. BullMQ trims whenever another job ends.
 */
export const families = {
  worker: ASKED_BY_PEOPLE,
  approved: ASKED_BY_PEOPLE,
  alerts: ASKED_BY_PEOPLE,
  // Attempts within 31 s: what was not begun 60 s after the approval is too late anyway.
  remediator: {
    attempts: 6,
    backoff: { type: 'exponential', delay: 1_000 },
    removeOnComplete: { age: 30 * DAY_S, count: 5_000 },
    removeOnFail: { age: 30 * DAY_S, count: 1_000 },
  },
  // What was accepted is delivered, or waits where an operator sees it: no attempt is the last, and what failed is
  // kept as it is, to be tried again.
  gateway: {
    attempts: Number.MAX_SAFE_INTEGER,
    backoff: { type: 'fixed', delay: 30_000 },
    removeOnComplete: { age: DAY_S, count: 5_000 },
    removeOnFail: false,
  },
} as const satisfies Record<Family, JobsOptions>;

/** Who asked is served before what a machine sent; BullMQ takes jobs without a priority first. */
export const BEHIND_PEOPLE = 10;

/** What is asked once and answered by message: nothing of it is kept. */
export const askedOptions = {
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: true,
} as const satisfies JobsOptions;
