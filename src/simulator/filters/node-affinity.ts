import type { Filter } from '../filter.ts';
import { allowsNode, namedNodes } from '../node-affinity.ts';

/** A pod's nodeSelector and required node affinity choose among the nodes. */
export const nodeAffinity: Filter = {
  id: 'node-affinity',
  stops: (pod) =>
    namedNodes(pod)?.length === 0
      ? { filter: 'node-affinity', code: 'affinity-conflict' }
      : undefined,
  of: (pod) => (node) => (allowsNode(pod, node) ? [] : ['node-affinity']),
};
