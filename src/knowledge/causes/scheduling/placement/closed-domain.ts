import { isCondition } from '../../../../readings/taints.ts';
import type { Cluster, Node, Pod } from '../../../../simulator/cluster.ts';
import { spreadOf, type Constraint } from '../../../../simulator/spread.ts';
import { untolerated, type Taint } from '../../../../simulator/taints.ts';

/**
 * A domain that holds a rule's minimum and that the pod may not use: one node of it, and why. By its `use` it stays
 * closed, by its `state` only until that is over. `others` are closed domains of the same count.
 */
export type ClosedDomain = Readonly<{
  node: Node;
  taint: Taint & { index: number };
  of: 'use' | 'state';
  others: number;
}>;

/** The domain that keeps a rule's minimum down, first of all one that stays closed; undefined where none does. */
export function closedDomain(
  pod: Pod,
  constraint: Constraint,
  cluster: Cluster,
): ClosedDomain | undefined {
  const { domains, min } = spreadOf(pod, constraint, cluster);
  const closed = domains
    .filter(({ count }) => count === min)
    .filter(({ nodes }) => nodes.every((node) => untolerated(pod, node).length > 0));
  const opens = (node: Node) => untolerated(pod, node).every(isCondition);
  const lasting = closed.filter(({ nodes }) => !nodes.some(opens));

  const of = lasting.length > 0 ? 'use' : 'state';
  const nodes = (of === 'use' ? lasting : closed).flatMap((one) => one.nodes);
  const node = of === 'use' ? nodes[0] : nodes.find(opens);
  const taints = node ? untolerated(pod, node) : [];
  const taint = taints.find((one) => !isCondition(one)) ?? taints[0];
  return node && taint && { node, taint, of, others: closed.length - 1 };
}
