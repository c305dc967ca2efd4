import type { HealthCheck } from '../../domain/health-check.ts';
import { refTo } from '../../domain/keys.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { isReady, isStarting } from '../../readings/pods/pods.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { jobFailed } from '../symptoms/job-failed.ts';

/** A Job is healthy when it is complete or suspended, when its pods run, and when a later run has made up for it. */
export const jobHealth: HealthCheck<'batch/Job'> = {
  of: ['batch/Job'],

  look(job, world) {
    if (conditionOf(job, 'Complete')?.status === 'True') return 'healthy';
    if (conditionOf(job, 'Suspended')?.status === 'True') return 'healthy';
    const failures = [...jobFailed.find(job, world)];
    if (failures.some(({ until }) => until)) return 'healthy';
    const { pods } = podsOf(refTo('batch/Job', job), world);
    if (pods.some(isReady)) return 'healthy';
    return pods.some((pod) => isStarting(pod, world.now)) ? 'starting' : 'unsure';
  },
};
