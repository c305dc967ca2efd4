import { DEFAULT_SCHEDULER, type Cluster, type Pod } from './cluster.ts';
import type { Stop } from './filter.ts';
import { filters } from './filters/index.ts';
import { trialOf, type Blocker } from './trial.ts';

/** Whether a node would take the pod: it does when nothing blocks. In the scheduler's order. */
export type Placed = Readonly<{ node: string; blockers: readonly Blocker[] }>;
/**
 * Where a pod could go. With `stop` no node is tried, whatever the nodes are like. `undecided` names what only the
 * scheduler itself could decide.
 */
export type Placement = Readonly<{
  nodes: readonly Placed[];
  stop?: Stop;
  undecided: readonly string[];
}>;

/** Tries a pod on every node of a cluster, as the scheduler would, and notes all that blocks each. */
export function place(pod: Pod, cluster: Cluster): Placement {
  const stop = stopOf(pod, cluster);
  const blockersOf = trialOf(pod, cluster);
  const nodes = cluster.nodes.map((node) => ({
    node: node.metadata?.name ?? '',
    blockers: blockersOf(node),
  }));
  return { nodes, ...(stop && { stop }), undecided: undecidedIn(pod) };
}

function stopOf(pod: Pod, cluster: Cluster): Stop | undefined {
  for (const one of filters) {
    const stop = one.stops?.(pod, cluster);
    if (stop) return stop;
  }
  return undefined;
}

/** The nodes that would take the pod. */
export function fitting({ nodes, stop }: Placement): readonly string[] {
  if (stop) return [];
  return nodes.filter(({ blockers }) => blockers.length === 0).map(({ node }) => node);
}

function undecidedIn({ spec, status }: Pod): readonly string[] {
  const claims = spec?.volumes?.some((one) => one.persistentVolumeClaim ?? one.ephemeral);
  return [
    ...(claims ? ['volumes'] : []),
    ...(spec?.resourceClaims?.length ? ['resource-claims'] : []),
    ...((spec?.schedulerName ?? DEFAULT_SCHEDULER) === DEFAULT_SCHEDULER ? [] : ['scheduler']),
    ...(status?.nominatedNodeName ? ['preemption'] : []), // others are ending to make room
  ];
}
