import { present } from '../../text/present.ts';
import { changedCluster, type Cluster, type Pod } from '../cluster.ts';
import { fitting, place, type Placement } from '../place.ts';
import { afterRemoval, type Removal } from './after-removal.ts';
import { courseOf, peakOf } from './course.ts';
import { emptiestFirst } from './emptiest-first.ts';
import { oneOfEach } from './one-of-each.ts';
import type { Position } from './position.ts';
import type { Strategy } from './strategy.ts';

/** An update of pods that are there, among those of others. `cluster` holds neither. */
export type Update = Readonly<{
  strategy: Strategy;
  cluster: Cluster; // without the workload's own pods
  older: readonly Pod[];
  ready(pod: Pod): boolean;
  make(index: number): Pod; // of the new revision, from 0
  makeOlder(index: number): Pod;
  removal: Removal;
}>;

/** The first pod that found no node, when nothing else could go on. */
export type Stuck = Readonly<{
  position: Position;
  cluster: Cluster;
  pod: Pod;
  placement: Placement;
}>;
/** How it ended; `undecided` is what only the scheduler could decide on the way. */
export type Walked = Readonly<
  { undecided: readonly string[] } & (
    | { is: 'fits'; tight: boolean; placed: readonly Pod[] }
    | { is: 'stuck'; stuck: Stuck }
    | { is: 'not-searched'; stuck?: Stuck }
  )
>;

/** Simulated placements; beyond, nothing is said about those that were not tried. */
const BUDGET = 500;

/** Plays an update through: whether there is any way to place the pods of every step. */
export function walk(update: Update): Walked {
  const { strategy, make, makeOlder } = update;
  const undecided = new Set<string>();
  const deadEnds = new Set<string>();
  const most = peakOf(courseOf(strategy));
  let left = BUDGET;
  let first: Stuck | undefined;

  const begins = { point: strategy.begins, step: 0, placed: [], older: update.older };
  const end = endFrom(afterRemoval(begins, strategy.begins, update.removal));
  const codes = [...undecided].toSorted();
  if (end) return { is: 'fits', tight: first !== undefined, placed: end.placed, undecided: codes };
  if (first && left > 0) return { is: 'stuck', stuck: first, undecided: codes };
  return { is: 'not-searched', ...present({ stuck: first }), undecided: codes };

  /** Where a way from here ends with all pods placed, if there is one. */
  function endFrom(at: Position): Position | undefined {
    const key = keyOf(at);
    if (deadEnds.has(key)) return undefined;
    const end = goesOn(at);
    if (!end) deadEnds.add(key);
    return end;
  }

  function goesOn(at: Position): Position | undefined {
    const asked = askedFor(at);
    if (asked.length === 0) {
      const next = nextOf(at);
      return next ? endFrom(next) : at;
    }
    const cluster = clusterAt(at, update);
    let found: Stuck | undefined;
    for (const { pod, where } of asked) {
      if (left <= 0) return undefined;
      left -= 1;
      const placement = place(pod, cluster);
      for (const code of placement.undecided) undecided.add(code);
      const nodes = emptiestFirst(fitting(placement), [...at.placed, ...at.older], cluster);
      const { older } = at;
      const differing =
        where === 'placed' ? oneOfEach(nodes, { pod, older, most, cluster }) : nodes;
      if (nodes.length > 0) return onOneOf(differing, pod, where, at);
      found = { position: at, cluster, pod, placement };
    }
    const next = nextOf(at); // some controllers go on with what there is
    if (next) return endFrom(next);
    first ??= found;
    return undefined;
  }

  /** The next pod of each revision that has fewer than it is to have; the scheduler tries both. */
  function askedFor({ point, placed, older }: Position) {
    return [
      ...(older.length < point.older
        ? [{ where: 'older' as const, pod: makeOlder(older.length) }]
        : []),
      ...(placed.length < point.updated
        ? [{ where: 'placed' as const, pod: make(placed.length) }]
        : []),
    ];
  }

  function onOneOf(
    nodes: readonly string[],
    pod: Pod,
    where: 'older' | 'placed',
    at: Position,
  ): Position | undefined {
    for (const nodeName of nodes) {
      const there = { ...pod, spec: { containers: [], ...pod.spec, nodeName } };
      const end = endFrom({ ...at, [where]: [...at[where], there] });
      if (end) return end;
    }
    return undefined;
  }

  function nextOf(at: Position): Position | undefined {
    const older = at.older.filter((pod) => update.ready(pod)).length;
    const next = strategy.next(at.point, { updated: at.placed.length, older });
    if (!next) return undefined;
    const asks = next.updated > at.point.updated || next.older > at.point.older;
    return { ...afterRemoval(at, next, update.removal), step: at.step + (asks ? 1 : 0) };
  }
}

/** The cluster with the workload's own pods as they stand. */
function clusterAt({ placed, older }: Position, { cluster }: Update): Cluster {
  return changedCluster(cluster, { put: [...older, ...placed] });
}

/** New pods are alike, so that only how many are where tells two standings apart; old ones may differ. */
function keyOf({ point, placed, older }: Position): string {
  const nodes = placed.map(({ spec }) => spec?.nodeName ?? '').toSorted((a, b) => (a < b ? -1 : 1));
  const names = older
    .map(({ metadata, spec }) => `${metadata?.name}@${spec?.nodeName}`)
    .toSorted((a, b) => (a < b ? -1 : 1));
  return JSON.stringify([point, nodes, names]);
}
