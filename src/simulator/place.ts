import { present } from '../text/present.ts';
import { DEFAULT_SCHEDULER, type Cluster, type Pod } from './cluster.ts';
import type { Stop } from './filter.ts';
import { filters } from './filters/index.ts';
import { trialOf, type Blocker } from './node-trial.ts';
import { hasClaims } from './storage/claims.ts';
import { isMigrated } from './storage/volumes.ts';

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
  const blockersOf = trialOf(pod, cluster);
  const nodes = cluster.nodes.map((node) => ({
    node: node.metadata?.name ?? '',
    blockers: blockersOf(node),
  }));
  const [prefilter] = filters.flatMap((one) => one.stops?.(pod, cluster) ?? []);
  return { nodes, undecided: undecidedIn(pod, cluster), ...present({ prefilter }) };
}

/** The nodes that would take the pod. */
export function fitting({ nodes, prefilter }: Placement): readonly string[] {
  if (prefilter) return [];
  return nodes.filter(({ blockers }) => blockers.length === 0).map(({ node }) => node);
}

function undecidedIn(pod: Pod, { volumes }: Cluster): readonly string[] {
  const { spec, status } = pod;
  const isUnread = hasClaims(pod) && (!volumes || volumes.gap || isMigrated(pod, volumes));
  return [
    ...(isUnread ? ['volumes'] : []),
    ...(spec?.resourceClaims?.length ? ['resource-claims'] : []),
    ...((spec?.schedulerName ?? DEFAULT_SCHEDULER) === DEFAULT_SCHEDULER ? [] : ['scheduler']),
    ...(status?.nominatedNodeName ? ['preemption'] : []), // others are ending to make room
  ];
}
