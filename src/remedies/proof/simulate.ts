import { keyOf } from '../../domain/keys.ts';
import { changedCluster, type Cluster, type Pod } from '../../scheduling/cluster.ts';
import { fitting, place } from '../../scheduling/place.ts';
import type { NextRevision } from './next-revision.ts';
import type { Stage } from './stages.ts';

/** Where the new pods went, one after the other; `stuck` when one found no node. */
export type Simulated = Readonly<{
  is: 'placed' | 'stuck';
  nodes: readonly string[];
  undecided: readonly string[];
}>;

/** Plays an update through: every pod of each stage has to be placed before old ones go. */
export function simulate(
  { all, old, make }: NextRevision,
  stages: readonly Stage[],
  cluster: Cluster,
): Simulated {
  const kept = new Set(old.map(keyOf));
  let now = changedCluster(cluster, { drop: all.filter((pod) => !kept.has(keyOf(pod))) });
  const placed: Pod[] = [];
  const undecided = new Set<string>();
  let left = old;

  for (const stage of stages) {
    while (placed.length < stage.updated) {
      const pod = make(placed.length);
      const placement = place(pod, now);
      for (const one of placement.undecided) undecided.add(one);
      const [node] = fitting(placement).toSorted((a, b) => podsOn(a) - podsOn(b));
      if (!node) return { is: 'stuck', nodes: nodesOf(placed), undecided: [...undecided] };

      const there = { ...pod, spec: { containers: [], ...pod.spec, nodeName: node } };
      placed.push(there);
      now = changedCluster(now, { put: [there] });
    }
    now = changedCluster(now, { drop: left.slice(stage.old) });
    left = left.slice(0, stage.old);
  }
  return { is: 'placed', nodes: nodesOf(placed), undecided: [...undecided] };

  /** The scheduler's score is not simulated; like it, prefer the emptier node. */
  function podsOn(node: string): number {
    return [...left, ...placed].filter(({ spec }) => spec?.nodeName === node).length;
  }
}

function nodesOf(pods: readonly Pod[]): readonly string[] {
  return pods.map(({ spec }) => spec?.nodeName ?? '');
}
