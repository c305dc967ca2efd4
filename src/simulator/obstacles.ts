import { isCondition, isControlPlane } from '../readings/taints.ts';
import type { Cluster, Node, Pod } from './cluster.ts';
import { neverFree } from './free-resources.ts';
import type { Blocker } from './node-trial.ts';
import type { Placed, Placement } from './place.ts';
import { isCordon, nearMiss, untolerated } from './taints.ts';

/** A smallest set of filters without which these nodes would take the pod. */
export type Obstacle = Readonly<{ filters: readonly string[]; nodes: readonly string[] }>;

/**
 * How far what blocks is from what was meant: a full node is a circumstance, a dedicated one is not for
 * everybody, a selector is the pod's own will, and the control plane is nobody's way out.
 */
const DISTANCE = { circumstance: 1, dedicated: 3, will: 4, pinned: 5, forbidden: 9 } as const;

type Way = Readonly<{ node: string; filters: readonly string[]; distance: number }>;

/** What stands in the way of a pod that fits nowhere: of all ways out the nearest to what was meant. */
export function obstaclesOf(pod: Pod, cluster: Cluster, placement: Placement): readonly Obstacle[] {
  const ways = waysOut(pod, cluster, placement);
  const near = ways.filter(({ distance }) => distance === nearestOf(ways));
  const fewest = Math.min(...near.map(({ filters }) => filters.length));
  return alike(near.filter(({ filters }) => filters.length === fewest));
}

/** Beside these what keeps it, and nothing else does, off nodes that are further from what was meant and yet no bad way out. */
export function furtherObstaclesOf(
  pod: Pod,
  cluster: Cluster,
  placement: Placement,
): readonly Obstacle[] {
  const ways = waysOut(pod, cluster, placement);
  return alike(
    ways.filter(
      ({ distance, filters }) =>
        distance > nearestOf(ways) && distance < DISTANCE.pinned && filters.length === 1,
    ),
  );
}

function waysOut(pod: Pod, cluster: Cluster, { nodes, prefilter }: Placement): readonly Way[] {
  if (prefilter || nodes.some(({ blockers }) => blockers.length === 0)) return [];

  const named = new Map(cluster.nodes.map((node) => [node.metadata?.name, node]));
  const ways = nodes.map((placed) => ({
    ...placed,
    filters: placed.blockers.map(({ filter }) => filter),
    distance: distanceTo(pod, named.get(placed.node), placed),
  }));
  const sets = [...new Map(ways.map(({ filters }) => [filters.join(), filters])).values()];
  return ways.filter(({ filters }) => !sets.some((other) => isWithin(other, filters)));
}

function nearestOf(ways: readonly Way[]): number {
  return Math.min(...ways.map(({ distance }) => distance));
}

function alike(ways: readonly Way[]): readonly Obstacle[] {
  const groups = Map.groupBy(ways, ({ filters }) => filters.join());
  return [...groups.values()].map((group) => ({
    filters: group[0]?.filters ?? [],
    nodes: group.map(({ node }) => node),
  }));
}

/** Whether the first are some of the second, but not all. */
function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.length < all.length && some.every((filter) => all.includes(filter));
}

function distanceTo(pod: Pod, node: Node | undefined, { blockers }: Placed): number {
  return node ? Math.max(...blockers.map((blocker) => distance(blocker, pod, node))) : Infinity;
}

function distance({ filter, codes }: Blocker, pod: Pod, node: Node): number {
  if (filter === 'taints') return Math.max(...untolerated(pod, node).map(distanceOfTaint(pod)));
  if (filter === 'node-affinity') return DISTANCE.will;
  if (['node-name', 'volume-binding', 'volume-zone'].includes(filter)) return DISTANCE.pinned;
  const never = neverFree(pod, node).some((name) => codes.includes(`insufficient/${name}`));
  return never ? DISTANCE.will : DISTANCE.circumstance;
}

function distanceOfTaint(pod: Pod): (taint: ReturnType<typeof untolerated>[number]) => number {
  return (taint) => {
    if (isControlPlane(taint)) return DISTANCE.forbidden;
    if (isCordon(taint) || isCondition(taint) || nearMiss(pod, taint)) return DISTANCE.circumstance;
    return DISTANCE.dedicated;
  };
}
