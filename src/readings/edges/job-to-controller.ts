import type { Edge } from '../../domain/model.ts';
import { controllerLink } from '../workloads/owners.ts';

const CONTROLLERS = ['batch/CronJob'];

/** A Job may be one run of a CronJob. */
export const jobToController: Edge<'batch/Job'> = {
  id: 'job-to-controller',
  from: 'batch/Job',
  to: CONTROLLERS,
  isOwnership: true,
  links: (job) => controllerLink('batch/Job', job, CONTROLLERS),
};
