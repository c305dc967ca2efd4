import { isCondition } from '../../readings/taints.ts';
import type { Node, Pod } from '../cluster.ts';
import { allowsNode } from '../node-affinity.ts';
import { untolerated } from '../taints.ts';

/** The nodes on which a DaemonSet wants a pod: taints by condition do not keep it away. */
export function daemonNodes(pod: Pod, nodes: readonly Node[]): readonly Node[] {
  return nodes.filter((node) => allowsNode(pod, node) && untolerated(pod, node).every(isCondition));
}
