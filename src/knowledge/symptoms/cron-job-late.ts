import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { dueRun } from '../../readings/due-runs.ts';
import { isWithin } from '../../readings/time.ts';
import { fieldSymptom } from '../field-symptom.ts';
import { refusedCreation } from '../signs/workloads/creation.ts';

/** The controller looks at every CronJob within 10 s of the time that is due, and within minutes where it has many. */
const NORMAL_MS = 3 * 60_000;
/** A run that is over is no longer active within seconds: what is active after that keeps the next one from starting. */
const SKIPPED_MS = 30_000;

/** A CronJob has not run when it was due, or never will. */
export const cronJobLate: SymptomFinder<'batch/CronJob'> = fieldSymptom(
  'cron-job-late',
  ['batch/CronJob'],
  'progress',
  (cronJob, world) => {
    const { spec, metadata } = cronJob;
    if (spec?.suspend === true || metadata?.deletionTimestamp || !spec?.schedule) return undefined;
    const due = dueRun(cronJob);
    const isHeld = spec.concurrencyPolicy === 'Forbid' && !!cronJob.status?.active?.length;
    const normal = isHeld ? SKIPPED_MS : NORMAL_MS;
    if (due.is === 'unknown' || (due.is === 'at' && isWithin(normal, due.time, world.now)))
      return undefined;
    if (refusedCreation(cronJob, refTo('batch/CronJob', cronJob), world)) return undefined; // job-late tells it

    return {
      path: '/spec/schedule',
      quote: spec.schedule,
      reason: { at: 'Missed', never: 'NeverRuns', unreadable: 'UnreadableSchedule' }[due.is],
      ...(due.is === 'at' && { since: due.time }),
    };
  },
);
