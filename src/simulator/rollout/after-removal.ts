import { isReady } from '../../readings/pods/pods.ts';
import type { Pod } from '../cluster.ts';
import type { Position } from './position.ts';
import type { Point } from './strategy.ts';

/** Which pods go first: by the ReplicaSet controller's ranking, or from the front of the list. */
export type Removal = 'ranked' | 'listed';

/** The same standing after the controller's next decision, without the pods that it takes away. */
export function afterRemoval(at: Position, point: Point, removal: Removal): Position {
  const { placed, older } = at;
  return {
    ...at,
    point,
    older: kept(older, point.older, [...placed, ...older], removal),
    placed: kept(placed, point.updated, [...placed, ...older], removal),
  };
}

function kept(
  pods: readonly Pod[],
  count: number,
  all: readonly Pod[],
  removal: Removal,
): readonly Pod[] {
  if (pods.length <= count) return pods;
  const order = removal === 'ranked' ? ranked(pods, all) : pods;
  return order.slice(order.length - count);
}

/**
 * ActivePodsWithRanks of the ReplicaSet controller: first the pods without a node, then those that are not Ready, those
 * of a lower deletion cost, those beside most others of the same workload, and the newest.
 */
function ranked(pods: readonly Pod[], all: readonly Pod[]): readonly Pod[] {
  const onItsNode = ({ spec }: Pod) =>
    all.filter((one) => one.spec?.nodeName === spec?.nodeName).length;
  const rank = (pod: Pod): readonly number[] => [
    pod.spec?.nodeName ? 1 : 0,
    isReady(pod) ? 1 : 0,
    Number(pod.metadata?.annotations?.['controller.kubernetes.io/pod-deletion-cost'] ?? 0),
    -onItsNode(pod),
    -Date.parse(pod.metadata?.creationTimestamp ?? '') || 0,
  ];
  return pods.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    const index = left.findIndex((value, at) => value !== right[at]);
    return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
  });
}
