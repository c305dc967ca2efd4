import type { Deadlock, Shortage, Moment } from '../../domain/preflight.ts';
import { present } from '../../text/present.ts';
import { changedCluster, type Cluster, type Node, type Pod } from '../cluster.ts';
import { hostPortsOf } from '../filters/host-ports.ts';
import { roomMaker } from '../makes-room.ts';
import { rowsOf } from '../map/placement-map.ts';
import { obstaclesOf } from '../obstacles.ts';
import { fitting, place } from '../place.ts';
import { preemptionFor } from '../preemption.ts';
import { shortfallOf } from '../shortfall.ts';
import type { Point } from './strategy.ts';
import type { Stuck } from './walk.ts';

/** What a stuck update says of itself: which rule on which nodes, what is missing, and who holds it. */
export function deadlockOf({ position, cluster, pod, placement }: Stuck): Deadlock {
  const obstacles = obstaclesOf(pod, cluster, placement);
  const nearest = obstacles[0];
  const nodes = cluster.nodes.filter(({ metadata }) =>
    nearest?.nodes.includes(metadata?.name ?? ''),
  );
  const rules = nearest?.filters ?? [];
  const { prefilter } = placement;
  const stop = prefilter && {
    code: prefilter.code,
    ...(prefilter.object && { object: prefilter.object.name }),
  };
  const own = new Set(position.older);
  const heldBy = roomMaker({ pod, cluster }, position.older)?.pod.metadata?.name;
  const ending = cluster.pods.filter((one) => !own.has(one) && endsByItself(one));
  return {
    step: position.step,
    at: momentOf(position.point),
    placed: position.placed.length,
    ...present({ stop }),
    rules,
    nodes: nodes.map(({ metadata }) => metadata?.name ?? ''),
    lacks: rules.includes('resources') ? leastShortage(pod, nodes, cluster) : [],
    ports: rules.includes('host-ports') ? hostPortsOf(pod).map(({ port }) => port) : [],
    ...present({ heldBy }),
    endsByItself: wouldFit(pod, changedCluster(cluster, { drop: ending }))
      ? ending.map(({ metadata }) => metadata?.name ?? '')
      : [],
    rows: rowsOf({ cluster, pod, placement }),
  };
}

/** Whether the scheduler would end pods of a lower priority to place the one that is stuck. */
export function wouldPreempt({ cluster, pod, placement }: Stuck): boolean {
  return preemptionFor(pod, cluster, [], placement).is === 'helps';
}

/** What is asked for, as it is printed. */
export function momentOf({ updated, older, at }: Point): Moment {
  const { is: phase } = at;
  return {
    updated,
    older,
    phase,
    ...(at.is === 'step' && { step: at.step, weight: at.weight }),
  };
}

/** On the node where the least is missing. */
function leastShortage(pod: Pod, nodes: readonly Node[], cluster: Cluster): readonly Shortage[] {
  const each = nodes.map((node) => shortfallOf(pod, node, cluster));
  const [least] = each.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length);
  return least ?? [];
}

/** A pod that is ending, or that a Job runs to its end. */
function endsByItself({ metadata }: Pod): boolean {
  const isOfJob = metadata?.ownerReferences?.some((one) => one.controller && one.kind === 'Job');
  return metadata?.deletionTimestamp !== undefined || isOfJob === true;
}

function wouldFit(pod: Pod, cluster: Cluster): boolean {
  return fitting(place(pod, cluster)).length > 0;
}
