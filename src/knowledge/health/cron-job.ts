import type { HealthCheck } from '../../domain/health-check.ts';
import { refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { dueRun } from '../../readings/due-runs.ts';
import { jobToController } from '../../readings/edges/job-to-controller.ts';

/** A CronJob is healthy when its last run has succeeded or still runs, before its first run, and while it is suspended. */
export const cronJobHealth: HealthCheck<'batch/CronJob'> = {
  of: ['batch/CronJob'],

  look(cronJob, world) {
    const { spec, status } = cronJob;
    const { lastScheduleTime, lastSuccessfulTime, active = [] } = status ?? {};
    if (spec?.suspend) return 'healthy';
    const due = dueRun(cronJob);
    if (due.is === 'at' && Date.parse(due.time) <= Date.parse(world.now)) return 'starting'; // one that is late is a symptom
    if (active.length > 0) return areRunsKnown(cronJob, world) ? 'healthy' : 'unsure'; // a run has a look of its own
    if (!lastScheduleTime) return due.is === 'at' ? 'healthy' : 'unsure'; // it is not due yet
    if (!lastSuccessfulTime) return 'unsure';
    return Date.parse(lastSuccessfulTime) >= Date.parse(lastScheduleTime) ? 'healthy' : 'unsure';
  },
};

function areRunsKnown(cronJob: Resource<'batch/CronJob'>, world: World): boolean {
  return !world.followBack(jobToController, refTo('batch/CronJob', cronJob)).gap;
}
