import { hasClaims } from './claims.ts';
import type { Cluster, Pod } from './cluster.ts';
import type { Stop } from './filter.ts';
import { filters } from './filters/index.ts';
import { namedNodes } from './node-affinity.ts';
import { isMigrated } from './volumes.ts';

/** One filter that rejects a node, with its codes. */
export type Blocker = Readonly<{ filter: string; codes: readonly string[] }>;
/** Whether a node would take the pod: it does when nothing blocks. In the scheduler's order. */
export type Placed = Readonly<{ node: string; blockers: readonly Blocker[] }>;
/**
 * Where a pod could go. `undecided` names what only the scheduler itself could decide; with `prefilter` it does not
 * even look at the nodes, whatever they would say.
 */
export type Placement = Readonly<{
  nodes: readonly Placed[];
  undecided: readonly string[];
  prefilter?: Stop;
}>;

/** Tries a pod on every node of a cluster, as the scheduler would, and notes all that blocks each. */
export function place(pod: Pod, cluster: Cluster): Placement {
  const checks = filters.map((one) => ({ filter: one.id, check: one.of(pod, cluster) }));
  const named = namedNodes(pod);
  const nodes = cluster.nodes.map((node) => {
    const blockers = checks
      .map(({ filter, check }) => ({ filter, codes: check(node) }))
      .filter(({ codes }) => codes.length > 0);
    const name = node.metadata?.name ?? '';
    return { node: name, blockers: named?.includes(name) === false ? byName(blockers) : blockers };
  });
  const [prefilter] = filters.flatMap((one) => one.stops?.(pod, cluster) ?? []);
  return { nodes, undecided: undecidedIn(pod, cluster), ...(prefilter && { prefilter }) };
}

/** Nodes that a pod does not name, while it names others, are left out for that before anything else. */
function byName(blockers: readonly Blocker[]): readonly Blocker[] {
  const isAffinity = ({ filter }: Blocker) => filter === 'node-affinity';
  return [...blockers.filter(isAffinity), ...blockers.filter((one) => !isAffinity(one))];
}

/** The nodes that would take the pod. */
export function fitting({ nodes, prefilter }: Placement): readonly string[] {
  if (prefilter) return [];
  return nodes.filter(({ blockers }) => blockers.length === 0).map(({ node }) => node);
}

function undecidedIn(pod: Pod, { volumes }: Cluster): readonly string[] {
  const { spec, status } = pod;
  const isUnread = hasClaims(pod) && (!volumes || volumes.gap || isMigrated(pod, volumes));
  const scheduler = spec?.schedulerName ?? 'default-scheduler';
  return [
    ...(isUnread ? ['volumes'] : []),
    ...(spec?.resourceClaims?.length ? ['resource-claims'] : []),
    ...(scheduler === 'default-scheduler' ? [] : ['scheduler']),
    ...(status?.nominatedNodeName ? ['preemption'] : []), // others are ending to make room
  ];
}
