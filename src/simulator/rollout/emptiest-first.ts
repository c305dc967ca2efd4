import type { Cluster, Pod } from '../cluster.ts';

/** Nodes in the order in which they are tried: the scheduler's score is not simulated, but prefers empty nodes. */
export function emptiestFirst(
  nodes: readonly string[],
  own: readonly Pod[],
  cluster: Cluster,
): readonly string[] {
  const count = (node: string) => own.filter(({ spec }) => spec?.nodeName === node).length;
  return nodes.toSorted(
    (a, b) => count(a) - count(b) || cluster.podsOn(a).length - cluster.podsOn(b).length,
  );
}
