import type { Ref } from '../domain/model.ts';
import type { Cluster, Node, Pod } from './cluster.ts';

/** Why the scheduler looks at no node at all: the code of a filter, and the object that it is about. */
export type Stop = Readonly<{ filter: string; code: string; object?: Ref }>;

/** Pods that a node is looked at with although they are not there, and without although they are. */
export type Change = Readonly<{ put: readonly Pod[]; drop: readonly Pod[] }>;

/** One rule of the scheduler. What depends only on the pod is computed once for all nodes. */
export interface Filter {
  readonly id: string; // the file's name
  /** Why no node is tried at all, before any filter looks at one; undefined: they are. */
  stops?(pod: Pod, cluster: Cluster): Stop | undefined;
  /** Why the pod may not go to a node, as codes; none: it may. */
  of(pod: Pod, cluster: Cluster): (node: Node, change?: Change) => readonly string[];
}

/** The pods of a node, changed. */
export function changedPodsOn(
  { metadata }: Node,
  { podsOn }: Pick<Cluster, 'podsOn'>,
  change: Change | undefined,
): readonly Pod[] {
  const pods = podsOn(metadata?.name ?? '');
  if (!change) return pods;
  const dropped = new Set(change.drop);
  return [...pods.filter((pod) => !dropped.has(pod)), ...change.put];
}
