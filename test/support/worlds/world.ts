import type { Resource } from '#src/domain/resource.ts';
import type { Budget } from '#src/simulator/budgets.ts';
import type { Node, Pod } from '#src/simulator/cluster.ts';

/** A whole cluster as far as the scheduler looks at it, and a pod that it has to place. */
export type SchedulerWorld = Readonly<{
  nodes: readonly Node[];
  pods: readonly Pod[];
  namespaces: readonly Resource<'Namespace'>[];
  budgets: readonly Budget[];
  storage: readonly Resource[];
  pod: Pod;
}>;

/** All objects of a world but the pod to place. */
export function objectsOf({
  nodes,
  pods,
  namespaces,
  budgets,
  storage,
}: SchedulerWorld): readonly Resource[] {
  return [...namespaces, ...nodes, ...storage, ...budgets, ...pods];
}
