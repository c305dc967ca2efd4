import { refTo } from '../../domain/keys.ts';
import { conditionOf } from '../../world/readings/conditions.ts';
import { isReady, isStarting } from '../../world/readings/pods/pods.ts';
import { podsOf } from '../../world/readings/workloads/workloads.ts';
import type { HealthCheck } from '../health-check.ts';

/** A Job is healthy when it is complete, or its pods run. */
export const jobHealth: HealthCheck<'batch/Job'> = {
  of: ['batch/Job'],

  look(job, world) {
    if (conditionOf(job, 'Complete')?.status === 'True') return 'healthy';
    const { pods } = podsOf(refTo('batch/Job', job), world);
    if (pods.some(isReady)) return 'healthy';
    return pods.some((pod) => isStarting(pod, world.now)) ? 'starting' : 'unsure';
  },
};
