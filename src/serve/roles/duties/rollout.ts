import { follow } from '../follow.ts';
import { answered } from './answered.ts';
import type { Duty, JobOf } from './duty.ts';
import { failed } from './failed.ts';

/** An update is looked at until it is done. */
export const rollout: Duty<JobOf<'rollout'>> = {
  run: follow,
  giveUp: async (job, why, parts) => answered(job, failed(why), parts),
};
