import type { Filter } from '../filter.ts';
import { refusesCordon } from '../taints.ts';

/** A cordoned node takes no new pods. */
export const unschedulable: Filter = {
  id: 'unschedulable',
  of: (pod) => (node) => (refusesCordon(pod, node) ? ['unschedulable'] : []),
};
