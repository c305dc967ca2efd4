import type { Cluster, Pod } from './cluster.ts';
import { filters } from './filters/index.ts';

/** One filter that rejects a node, with its codes. */
export type Blocker = Readonly<{ filter: string; codes: readonly string[] }>;
/** Whether a node would take the pod: it does when nothing blocks. In the scheduler's order. */
export type Placed = Readonly<{ node: string; blockers: readonly Blocker[] }>;
/** Where a pod could go. `undecided` names what only the scheduler itself could decide. */
export type Placement = Readonly<{ nodes: readonly Placed[]; undecided: readonly string[] }>;

/** Tries a pod on every node of a cluster, as the scheduler would, and notes all that blocks each. */
export function place(pod: Pod, cluster: Cluster): Placement {
  const checks = filters.map((one) => ({ filter: one.id, check: one.of(pod, cluster) }));
  const nodes = cluster.nodes.map((node) => ({
    node: node.metadata?.name ?? '',
    blockers: checks
      .map(({ filter, check }) => ({ filter, codes: check(node) }))
      .filter(({ codes }) => codes.length > 0),
  }));
  return { nodes, undecided: undecidedIn(pod) };
}

/** The nodes that would take the pod. */
export function fitting({ nodes }: Placement): readonly string[] {
  return nodes.filter(({ blockers }) => blockers.length === 0).map(({ node }) => node);
}

function undecidedIn({ spec, status }: Pod): readonly string[] {
  const claims = spec?.volumes?.some((one) => one.persistentVolumeClaim ?? one.ephemeral);
  const scheduler = spec?.schedulerName ?? 'default-scheduler';
  return [
    ...(claims ? ['volumes'] : []),
    ...(spec?.resourceClaims?.length ? ['resource-claims'] : []),
    ...(scheduler === 'default-scheduler' ? [] : ['scheduler']),
    ...(status?.nominatedNodeName ? ['preemption'] : []), // others are ending to make room
  ];
}
