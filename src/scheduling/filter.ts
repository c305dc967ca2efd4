import type { Cluster, Node, Pod } from './cluster.ts';

/** One rule of the scheduler. What depends only on the pod is computed once for all nodes. */
export interface Filter {
  readonly id: string; // the file's name
  /** Why the pod may not go to a node, as codes; none: it may. */
  of(pod: Pod, cluster: Cluster): (node: Node) => readonly string[];
}
