import type { Cause } from '../../../domain/model.ts';
import { leftAtOldRevision } from './left-at-old-revision.ts';
import { orderedReady } from './ordered-ready.ts';
import { deploymentPaused } from './paused.ts';
import { scaledToZero } from './scaled-to-zero.ts';
import { stuckOnOldRevision } from './stuck-on-old-revision.ts';
import { workloadWaitsForPods } from './waits-for-pods.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const workloadCauses: readonly Cause[] = [
  orderedReady,
  stuckOnOldRevision,
  workloadWaitsForPods,
  deploymentPaused,
  scaledToZero,
  leftAtOldRevision,
];
