import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { dueRun } from '../../readings/due-runs.ts';
import { isWithin } from '../../readings/time.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { refusedCreation } from '../signs/workloads/creation.ts';

/** The controller looks at every CronJob within 10 s of the time that is due, and within minutes where it has many. */
const NORMAL_MS = 3 * 60_000;

/** A CronJob has not run when it was due, or never will. */
export const cronJobLate: SymptomFinder<'batch/CronJob'> = {
  kind: 'cron-job-late',
  of: ['batch/CronJob'],

  *find(cronJob, world) {
    const { spec, metadata } = cronJob;
    if (spec?.suspend === true || metadata?.deletionTimestamp || !spec?.schedule) return;
    const due = dueRun(cronJob);
    if (due.is === 'unknown' || (due.is === 'at' && isWithin(NORMAL_MS, due.time, world.now)))
      return;
    if (refusedCreation(cronJob, refTo('batch/CronJob', cronJob), world)) return; // job-late tells it

    const on = refTo('batch/CronJob', cronJob);
    yield {
      kind: 'cron-job-late',
      on,
      reason: { at: 'Missed', never: 'NeverRuns', unreadable: 'UnreadableSchedule' }[due.is],
      evidence: quotedField(on, '/spec/schedule', spec.schedule),
      ...(due.is === 'at' && { since: due.time }),
      hurts: 'progress',
    };
  },
};
