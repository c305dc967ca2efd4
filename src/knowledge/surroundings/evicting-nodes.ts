import type { Surrounding } from '../../domain/surrounding.ts';
import { evictedFrom } from '../../readings/pods/evictions.ts';

/** The nodes that evicted some of these pods and are still short of something; the pods may run elsewhere by now. */
export const evictingNodes: Surrounding = {
  id: 'evicting-nodes',
  where: 'nearby',
  hasHurt: true,
  find: evictedFrom,
};
