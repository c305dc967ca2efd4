import type { Filter } from '../filter.ts';
import { toleratesTaint } from '../taints.ts';

const CORDON = { key: 'node.kubernetes.io/unschedulable', effect: 'NoSchedule' };

/** A cordoned node takes no new pods. */
export const unschedulable: Filter = {
  id: 'unschedulable',
  of: (pod) => (node) =>
    node.spec?.unschedulable && !toleratesTaint(pod, CORDON) ? ['unschedulable'] : [],
};
