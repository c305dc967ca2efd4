import type { Cause } from '../../../domain/model.ts';
import { orderedReady } from './ordered-ready.ts';
import { stuckOnOldRevision } from './stuck-on-old-revision.ts';
import { workloadWaitsForPods } from './waits-for-pods.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const workloadCauses: readonly Cause[] = [
  orderedReady,
  stuckOnOldRevision,
  workloadWaitsForPods,
];
