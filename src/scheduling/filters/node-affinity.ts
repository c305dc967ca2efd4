import type { Filter } from '../filter.ts';
import { allowsNode } from '../node-affinity.ts';

/** A pod's nodeSelector and required node affinity choose among the nodes. */
export const nodeAffinity: Filter = {
  id: 'node-affinity',
  of: (pod) => (node) => (allowsNode(pod, node) ? [] : ['node-affinity']),
};
