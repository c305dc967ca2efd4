import type { Cause } from '../../../domain/model.ts';
import { cronJobMissed } from './missed.ts';
import { neverFires } from './never-fires.ts';
import { cronJobReplaced } from './replaced.ts';
import { cronJobSuspended } from './suspended.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const cronJobCauses: readonly Cause[] = [
  cronJobMissed,
  cronJobReplaced,
  cronJobSuspended,
  neverFires,
];
