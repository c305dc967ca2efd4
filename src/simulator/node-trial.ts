import type { Cluster, Node, Pod } from './cluster.ts';
import type { Change } from './filter.ts';
import { filters } from './filters/index.ts';
import { namedNodes } from './node-affinity.ts';

/** One filter that rejects a node, with its codes. */
export type Blocker = Readonly<{ filter: string; codes: readonly string[] }>;
/** Tries a node: all that blocks it, in the scheduler's order, or only what the scheduler would name. */
export type Trial = (node: Node, change?: Change) => readonly Blocker[];

/** Tries single nodes for a pod. What depends on the pod alone is computed once. */
export function trialOf(pod: Pod, cluster: Cluster): Trial {
  const checks = filters.map((one) => ({ filter: one.id, check: one.of(pod, cluster) }));
  const named = namedNodes(pod)?.concat(pod.status?.nominatedNodeName ?? []); // which is tried before
  const isNamed = ({ metadata }: Node) => named?.includes(metadata?.name ?? '') ?? true;

  const blockersOf = (node: Node, change: Change | undefined) => {
    const blockers = checks
      .map(({ filter, check }) => ({ filter, codes: check(node, change) }))
      .filter(({ codes }) => codes.length > 0);
    return isNamed(node) ? blockers : nameFirst(blockers);
  };

  // The scheduler wants a node to do with the pods that it made room for there, and also without them.
  return (node, change) => {
    const waiting = cluster
      .nominatedTo(node.metadata?.name ?? '')
      .filter((other) => priorityOf(other) >= priorityOf(pod) && !isSame(other, pod));
    if (waiting.length === 0) return blockersOf(node, change);
    const trial = { put: [...(change?.put ?? []), ...waiting], drop: change?.drop ?? [] };
    const blockers = blockersOf(node, trial);
    return blockers.length > 0 ? blockers : blockersOf(node, change);
  };
}

/** A node that the pod does not name is left out before any filter looks at it. */
function nameFirst(blockers: readonly Blocker[]): readonly Blocker[] {
  const isName = ({ filter }: Blocker) => filter === 'node-affinity';
  return [...blockers.filter(isName), ...blockers.filter((one) => !isName(one))];
}

/** A pod's priority. */
export function priorityOf({ spec }: Pod): number {
  return spec?.priority ?? 0;
}

function isSame(a: Pod, b: Pod): boolean {
  return a.metadata?.uid !== undefined && a.metadata.uid === b.metadata?.uid;
}
