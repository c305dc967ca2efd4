import type { Ref } from '../domain/model.ts';
import type { Cluster, Node, Pod } from './cluster.ts';

/** Why the scheduler looks at no node at all: the code of a filter, and the object that it is about. */
export type Stop = Readonly<{ filter: string; code: string; object?: Ref }>;

/** One rule of the scheduler. What depends only on the pod is computed once for all nodes. */
export interface Filter {
  readonly id: string; // the file's name
  /** Why no node is tried at all, before any filter looks at one; undefined: they are. */
  stops?(pod: Pod, cluster: Cluster): Stop | undefined;
  /** Why the pod may not go to a node, as codes; none: it may. */
  of(pod: Pod, cluster: Cluster): (node: Node) => readonly string[];
}
