import type { Cause } from '../../../domain/model.ts';
import { evictedByNode } from './evicted-by-node.ts';
import { resizeHeld } from './resize-held.ts';
import { sysctlForbidden } from './sysctl-forbidden.ts';
import { podWaitsForNode } from './waits-for-node.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const podCauses: readonly Cause[] = [
  evictedByNode,
  resizeHeld,
  sysctlForbidden,
  podWaitsForNode,
];
