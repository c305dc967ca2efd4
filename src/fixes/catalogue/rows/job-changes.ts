// Jobs and CronJobs: when they run, how long, and beside what.

import { isA } from '../../../domain/keys.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { quota } from '../../../knowledge/causes/creation/quota.ts';
import { cronJobMissed } from '../../../knowledge/causes/cron-job/missed.ts';
import type { Missed } from '../../../knowledge/causes/cron-job/missed.words.ts';
import { neverFires } from '../../../knowledge/causes/cron-job/never-fires.ts';
import { cronJobSuspended } from '../../../knowledge/causes/cron-job/suspended.ts';
import { jobGaveUp } from '../../../knowledge/causes/job/gave-up.ts';
import type { GaveUp } from '../../../knowledge/causes/job/gave-up.words.ts';
import { jobSuspended } from '../../../knowledge/causes/job/suspended.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inSpec } from '../../fields/found.ts';
import { objectOf, templateOf } from '../../fields/holders.ts';
import type { TypedValue } from '../../fields/typed.ts';

/** Lets a suspended CronJob or Job run. */
const unsuspend = fieldRemedy<Readonly<{ queue?: string; asksForNone?: true; last?: string }>>({
  id: 'job/unsuspend',
  answers: [cronJobSuspended, jobSuspended],

  *find({ subject, params }, world) {
    const isHeld = params.queue || params.asksForNone; // a queue lets it run, or it is not suspended
    const of = isHeld ? undefined : objectOf(subject, world);
    const candidates = [candidate('false', 'meant')];
    if (of) yield inSpec(of, 'suspend', { candidates, set: () => ({ suspend: false }) });
  },
});

/** Gives a Job that ran out of time more of it: in a copy, or from the next run on. */
const longerDeadline = fieldRemedy<GaveUp>({
  id: 'job/longer-deadline',
  answers: [jobGaveUp],
  input: { name: 'deadline', type: 'duration' },

  *find(finding, world) {
    const { why, limit, unstarted } = finding.params;
    const of = templateOf(finding, world);
    if (!of || why !== 'deadline' || limit === undefined || unstarted) return;
    const place = isA('batch/CronJob', of.on) ? 'jobTemplate/spec/' : '';
    const candidates = [candidate(`${limit * 2}`, 'twice')];
    const found = inSpec(of, `${place}activeDeadlineSeconds`, { candidates });
    yield { ...found, within: [limit + 1, 1_000_000] };
  },
});

/** Gives a CronJob a date that there is. */
const possibleDate = fieldRemedy<Readonly<{ wrong: string; schedule: string }>>({
  id: 'cron-job/possible-date',
  answers: [neverFires],
  input: { name: 'schedule', type: 'text' },
  wants: 'schedule',

  *find({ subject, params: { wrong, schedule } }, world) {
    const of = objectOf(subject, world);
    if (!of || wrong === 'time-zone') return;
    const [minute, hour, , month, weekday] = schedule.split(' ');
    const last = month === '2' ? '28' : '30';
    const value = [minute, hour, last, month, weekday].join(' ');
    const candidates =
      wrong === 'date' && weekday !== undefined ? [candidate(value, 'last-day')] : [];
    yield inSpec(of, 'schedule', { candidates });
  },
});

/** Lets a run start that is late, where it was given less time for that than the controller needs. */
const laterStart = fieldRemedy<Missed>({
  id: 'cron-job/later-start',
  answers: [cronJobMissed],
  input: { name: 'deadline', type: 'duration' },

  *find({ subject, params: { why } }, world) {
    const of = why === 'still-running' ? undefined : objectOf(subject, world);
    const candidates = [candidate('300', 'usual')];
    if (of) yield inSpec(of, 'startingDeadlineSeconds', { candidates });
  },
});

/** Lets a run start beside one that does not end, or in place of it. */
const overlap = fieldRemedy<Missed>({
  id: 'cron-job/overlap',
  answers: [cronJobMissed],
  input: { name: 'policy', type: 'name' },
  isLastResort: true,

  *find({ subject, params: { why } }, world) {
    const of = why === 'still-running' ? objectOf(subject, world) : undefined;
    const candidates = [candidate('Replace', 'replace'), candidate('Allow', 'overlap')];
    if (!of) return;
    const ends = (value: TypedValue) => value === 'Replace';
    yield { ...inSpec(of, 'concurrencyPolicy', { candidates }), ends };
  },
});

/** Keeps fewer Jobs that are over, where a quota counts them. */
const shorterHistory = fieldRemedy<
  Readonly<{ is: string; short?: readonly Readonly<{ resource: string }>[] }>
>({
  id: 'cron-job/shorter-history',
  answers: [quota],
  input: { name: 'history', type: 'number' },

  *find({ seen, params: { is, short = [] } }, world) {
    const on = seen.find((one) => isA('batch/CronJob', one.on))?.on;
    const of = on && objectOf(on, world);
    if (!of || is !== 'full' || !short.some(({ resource }) => resource === 'count/jobs.batch'))
      return;
    const { namespace = '' } = of.on;
    const kept = world
      .list('batch/Job', { namespace })
      .items.filter(({ metadata }) =>
        metadata?.ownerReferences?.some(({ uid }) => uid === of.on.uid),
      )
      .filter((job) => conditionOf(job, 'Complete')?.status === 'True').length;
    if (kept === 0) return;
    const candidates = [candidate(kept > 1 ? '1' : '0', 'fewer-kept', `${kept}`)];
    yield { ...inSpec(of, 'successfulJobsHistoryLimit', { candidates }), within: [0, kept - 1] };
  },
});

/** Changes of Jobs and CronJobs, in the order in which they are offered. */
export const jobChanges: readonly Remedy[] = [
  unsuspend,
  longerDeadline,
  possibleDate,
  laterStart,
  overlap,
  shorterHistory,
];
