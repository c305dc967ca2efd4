import { refTo } from '../../domain/keys.ts';
import type { Evidence, World } from '../../domain/model.ts';
import { eventsSaying } from '../../readings/events.ts';
import { unscheduledCondition } from '../../readings/pods/pods.ts';
import type { Budget } from '../../simulator/budgets.ts';
import { readCluster, type Cluster, type Pod, type ReadCluster } from '../../simulator/cluster.ts';
import { obstaclesOf, type Obstacle } from '../../simulator/obstacles.ts';
import { fitting, place, type Placement } from '../../simulator/place.ts';
import { preemptionFor, type Preemption } from '../../simulator/preemption.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { agree, changedSince } from './agreement.ts';
import { parseSchedulerMessage, type SchedulerMessage } from './scheduler-message.ts';

/** Why a pod is not placed: what was simulated, what the scheduler said, and whether both agree. */
export type Unplaced = Readonly<{
  pod: Pod;
  cluster: Cluster;
  placement: Placement;
  obstacles: readonly Obstacle[];
  said?: Evidence;
  message: SchedulerMessage;
  agrees: boolean;
  gaps: ReadCluster['gaps'];
  /** Whether the scheduler would end other pods for it; undefined where not all that decides was read. */
  preemption: (budgets: readonly Budget[]) => Preemption | undefined;
}>;

/** Simulates the placement of a pod that the scheduler could not place. */
export function unplaced(pod: Pod, world: World): Unplaced {
  const { cluster, gaps } = readCluster(pod.metadata?.namespace ?? '', world, pod);
  const said = saidOf(pod, world);
  const known = world.derive(analyses);
  const { uid = '', namespace, name } = pod.metadata ?? {};
  const key = `${uid}|${namespace}/${name}`;

  const before = known.get(key);
  if (before) return before;
  const made = analysed(pod, { cluster, gaps }, said, world);
  known.set(key, made);
  return made;
}

/** Each cause asks about the same pods, so each pod is simulated once per world. */
function analyses(): Map<string, Unplaced> {
  return new Map();
}

function analysed(
  pod: Pod,
  { cluster, gaps }: ReadCluster,
  said: Evidence | undefined,
  world: World,
): Unplaced {
  const placement = place(pod, cluster);
  const message = parseSchedulerMessage(said?.quote ?? '');
  const near = message.is === 'not-tried' ? [] : obstaclesOf(pod, cluster, placement);
  const found = gaps.nodes ? near.filter((one) => alsoUnread(one, placement, message)) : near;
  return {
    pod,
    cluster,
    placement,
    obstacles: near.length > 0 ? found : unseen(placement, message, gaps),
    message,
    agrees: agree(pod, placement, message, () =>
      changedSince(pod, cluster, said?.quote ?? '', world),
    ),
    gaps,
    preemption: (budgets) => preemptionIn(pod, { cluster, gaps }, placement, budgets),
    ...present({ said }),
  };
}

/** Budgets decide which pods would have to go, but never whether some would. */
function preemptionIn(
  pod: Pod,
  { cluster, gaps }: ReadCluster,
  placement: Placement,
  budgets: readonly Budget[],
): Preemption | undefined {
  const isKnown = !gaps.nodes && !gaps.pods && !gaps.volumes && placement.undecided.length === 0;
  if (!isKnown || fitting(placement).length > 0) return undefined;
  return preemptionFor(pod, cluster, budgets, placement);
}

/** The condition stays and is whole; events end after an hour and are cut at 1 KiB. */
function saidOf(pod: Pod, world: World): Evidence | undefined {
  const on = refTo('Pod', pod);
  const condition = unscheduledCondition(pod);
  if (!condition?.message) return eventsSaying(['FailedScheduling'], on, world)[0];
  const { path, message: quote, lastTransitionTime: at } = condition;
  return { ...quotedField(on, `${path}/message`, quote), ...present({ at }) };
}

/** Whether the scheduler rejects nodes that could not be read for this too: else they may be the nearer way out. */
function alsoUnread(
  { filters }: Obstacle,
  { nodes }: Placement,
  message: SchedulerMessage,
): boolean {
  if (message.is !== 'rejected') return false;
  const seen = nodes.flatMap(({ blockers }) => blockers[0]?.codes ?? []);
  const unread = message.clauses.filter(({ code }) => {
    const said = message.clauses.filter((one) => one.code === code);
    const count = said.reduce((sum, one) => sum + one.count, 0);
    return count > seen.filter((one) => one === code).length;
  });
  return unread.every(({ filter }) => filters.length === 1 && filter === filters[0]);
}

/**
 * Where not all pods could be read, the scheduler's word tells what blocks nodes that seem free: by a spread rule
 * only where pods of its own namespace are missing, as it counts no others.
 */
function unseen(
  placement: Placement,
  message: SchedulerMessage,
  { pods, own }: ReadCluster['gaps'],
): readonly Obstacle[] {
  const nodes = fitting(placement);
  if (!pods || message.is !== 'rejected' || nodes.length === 0) return [];

  const seen = new Set(placement.nodes.flatMap(({ blockers }) => blockers[0]?.codes ?? []));
  const rest = message.clauses.filter(({ code }) => !seen.has(code));
  const [filter, ...more] = new Set(rest.map((clause) => clause.filter));
  if (!filter || filter === 'other' || more.length > 0) return [];
  return filter === 'topology-spread' && !own ? [] : [{ filters: [filter], nodes }];
}
