import type { Aside } from '../../domain/audience.ts';
import { isA } from '../../domain/keys.ts';
import type { Evidence, Ref, Simulated, Symptom, World } from '../../domain/model.ts';
import { accountableFor } from '../../readings/pods/accountable.ts';
import type { Node, Pod } from '../../simulator/cluster.ts';
import { rowsOf, type MapRow } from '../../simulator/map/placement-map.ts';
import type { Obstacle } from '../../simulator/obstacles.ts';
import { present } from '../../text/present.ts';
import { unplaced, type Unplaced } from './unplaced.ts';

/** A pod that certain filters keep off the nodes where it would belong. */
export type Blocked = Unplaced &
  Readonly<{
    ref: Ref<'Pod'>;
    obstacle: Obstacle;
    nodes: readonly Node[]; // of the obstacle
    subject: Ref; // the workload that the pod belongs to, or the pod itself
    restsOn: readonly Ref[];
    evidence: readonly [Evidence, Simulated]; // what the scheduler said, and the simulation
    strength: 'entails' | 'fits';
    rows: readonly (MapRow & Aside)[];
  }>;

/** Filters whose answer depends on pods of every namespace. */
const WIDE = ['host-ports', 'resources', 'inter-pod-affinity'];

/** What keeps a pod from being placed, if it is these filters alone. */
export function blockedBy(
  isIt: (filters: readonly string[]) => boolean,
  { on, evidence }: Symptom,
  world: World,
): Blocked | undefined {
  const fact = isA('Pod', on) && world.get(on);
  if (!fact || fact.is !== 'known') return undefined;

  const found = unplaced(fact.value, world);
  const { subject, restsOn } = accountableFor(on, world);
  const obstacle = found.obstacles.find(({ filters }) => isIt(filters));
  if (!obstacle) return undefined;

  const ref = { ...on, kind: 'Pod' as const };
  const names = new Set(obstacle.nodes);
  return {
    ...found,
    ref,
    obstacle,
    nodes: found.cluster.nodes.filter(({ metadata }) => names.has(metadata?.name ?? '')),
    subject,
    restsOn: [...restsOn, ...otherRevisions(subject, obstacle, found)],
    evidence: [found.said ?? evidence, simulated(ref, found)],
    strength: isCertain(obstacle, found) ? 'entails' : 'fits',
    rows: rowsOf(found).map((row) => ({ ...row, about: { kind: 'Node', name: row.name } })),
  };
}

/** Whether these filters, and no others, are the obstacle. */
export function only(filter: string): (filters: readonly string[]) => boolean {
  return (filters) => filters.length === 1 && filters[0] === filter;
}

/** Why a filter does not keep a pod from being placed, as a code; undefined: it may. */
export function notBlockedBy(
  filter: string,
  { on }: Symptom,
  world: World,
): 'blocks-no-node' | 'other-way-nearer' | undefined {
  const fact = isA('Pod', on) && world.get(on);
  if (!fact || fact.is !== 'known') return undefined;

  const { placement, obstacles, gaps, agrees } = unplaced(fact.value, world);
  if (!agrees || gaps.nodes || obstacles.some(({ filters }) => filters.includes(filter))) {
    return undefined;
  }
  if (gaps.pods && WIDE.includes(filter)) return undefined;
  const blocks = placement.nodes.some(({ blockers }) =>
    blockers.some((one) => one.filter === filter),
  );
  return blocks ? 'other-way-nearer' : 'blocks-no-node';
}

/**
 * The simulation has to know all that it decides by, and to agree with the scheduler. Pods that could not be read only
 * take more of a node, so what is lacking without them is lacking; but one of them may be what a rule asks for.
 */
function isCertain({ filters }: Obstacle, unplaced: Unplaced): boolean {
  const { agrees, gaps, placement, pod } = unplaced;
  const blind = filters.includes('inter-pod-affinity') && asksForPods(pod);
  const missing = {
    none: undefined,
    own: gaps.own,
    all: gaps.pods ?? gaps.own,
  }[blind || (filters.includes('topology-spread') ? 'own' : 'none')];
  return agrees && placement.undecided.length === 0 && !gaps.nodes && !missing;
}

/** What else of the same workload, by its name, has pods there: whether it is an old revision decides who gives way. */
function otherRevisions(
  { namespace, name: workload }: Ref,
  { filters, nodes }: Obstacle,
  { cluster }: Unplaced,
): readonly Ref[] {
  if (!filters.some((filter) => WIDE.includes(filter))) return [];
  const there = new Set(nodes);
  const makers = cluster.pods
    .filter(
      ({ metadata, spec }) => metadata?.namespace === namespace && there.has(spec?.nodeName ?? ''),
    )
    .flatMap(({ metadata }) => metadata?.ownerReferences ?? [])
    .filter(({ kind, name }) => kind === 'ReplicaSet' && name.startsWith(`${workload}-`));
  return [...new Set(makers.map(({ name }) => name))].map((name) => ({
    kind: 'apps/ReplicaSet',
    namespace: namespace ?? '',
    name,
  }));
}

/** Where the pods are that a pod demands beside it, if it does. */
function asksForPods({ spec }: Pod): 'all' | 'own' | undefined {
  const terms = spec?.affinity?.podAffinity?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
  if (terms.some((term) => term.namespaces?.length || term.namespaceSelector)) return 'all';
  return terms.length > 0 ? 'own' : undefined;
}

/** The filters in the order of their names, for the same world gives the same bytes. */
function simulated(on: Ref<'Pod'>, { placement, agrees }: Unplaced): Simulated {
  const byFilter = Map.groupBy(placement.nodes, ({ blockers }) => blockers[0]?.filter);
  const nodes = [...byFilter]
    .map(([filter, { length: count }]) => ({ ...present({ filter }), count }))
    .toSorted((a, b) => ((a.filter ?? '') < (b.filter ?? '') ? -1 : 1));
  return { source: 'simulation', on, agrees, nodes };
}
