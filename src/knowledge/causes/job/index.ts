import type { Cause } from '../../../domain/model.ts';
import { jobGaveUp } from './gave-up.ts';
import { sidecarKeepsRunning } from './sidecar-keeps-running.ts';
import { jobSuspended } from './suspended.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const jobCauses: readonly Cause[] = [jobGaveUp, sidecarKeepsRunning, jobSuspended];
