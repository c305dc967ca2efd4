import { dueRun } from '../../world/readings/due-runs.ts';
import type { HealthCheck } from '../health-check.ts';

/** A CronJob is healthy when its last run has succeeded or still runs, before its first run, and while it is suspended. */
export const cronJobHealth: HealthCheck<'batch/CronJob'> = {
  of: ['batch/CronJob'],

  look(cronJob) {
    const { spec, status } = cronJob;
    const { lastScheduleTime, lastSuccessfulTime, active = [] } = status ?? {};
    if (spec?.suspend || active.length > 0) return 'healthy'; // a run has a look of its own
    if (!lastScheduleTime) return dueRun(cronJob).is === 'at' ? 'healthy' : 'unsure'; // it is not due yet
    if (!lastSuccessfulTime) return 'unsure';
    return Date.parse(lastSuccessfulTime) >= Date.parse(lastScheduleTime) ? 'healthy' : 'unsure';
  },
};
