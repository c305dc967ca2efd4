import type { HealthCheck } from '../health-check.ts';

/** A CronJob is healthy when its last run has succeeded; whether it should have run since is not computed. */
export const cronJobHealth: HealthCheck<'batch/CronJob'> = {
  of: ['batch/CronJob'],

  look({ status }) {
    const { lastScheduleTime, lastSuccessfulTime } = status ?? {};
    if (!lastScheduleTime || !lastSuccessfulTime) return 'unsure';
    return Date.parse(lastSuccessfulTime) >= Date.parse(lastScheduleTime) ? 'healthy' : 'unsure';
  },
};
