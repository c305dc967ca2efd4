import { refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { eventsSaying } from '../../readings/events.ts';
import type { Cluster, Pod } from '../../simulator/cluster.ts';
import { namedNodes } from '../../simulator/node-affinity.ts';
import { fitting, type Placed, type Placement } from '../../simulator/place.ts';
import type { SchedulerMessage } from './scheduler-message.ts';

/** Pods decide by these on other nodes than their own. */
const FAR = ['topology-spread', 'inter-pod-affinity'];

/**
 * Whether the scheduler gives the reasons that the simulation finds: the same codes, each for as many nodes but for
 * those that may have changed since it said so.
 */
export function agree(
  pod: Pod,
  placement: Placement,
  message: SchedulerMessage,
  changedSince: () => Changed,
): boolean {
  const { nodes, prefilter } = placement;
  if (message.is === 'no-nodes') return nodes.length === 0;
  if (message.is === 'not-tried') {
    return prefilter?.code === message.code && isNamed(prefilter.object?.name, message.name);
  }
  if (message.is !== 'rejected' || message.truncated) return false;
  if (prefilter || fitting(placement).length > 0) return false;

  const said = new Map<string, number>();
  for (const { code, count } of message.clauses) said.set(code, (said.get(code) ?? 0) + count);
  const looked = said.has('node-affinity') ? nodes : named(pod, nodes);
  const simulated = countsOf(looked);
  if (simulated.size !== said.size || ![...simulated.keys()].every((code) => said.has(code))) {
    return false;
  }
  const isSame = [...simulated].every(([code, count]) => count === said.get(code));
  return (
    (isSame && message.total === nodes.length) ||
    isCovered(looked, message.total - (nodes.length - looked.length), said, changedSince())
  );
}

/** Of a pod that names its nodes 1.31 counts no others, whatever their number. */
function named(pod: Pod, nodes: readonly Placed[]): readonly Placed[] {
  const names = namedNodes(pod);
  return names ? nodes.filter(({ node }) => names.includes(node)) : nodes;
}

/** What may be other than when the scheduler spoke; `anyPod`: not on these nodes alone. */
export type Changed = Readonly<{
  created: ReadonlySet<string>;
  touched: ReadonlySet<string>;
  anyPod: boolean;
}>;

/** Nodes that came, and nodes on which pods came or began to go, after the scheduler last said a thing of a pod. */
export function changedSince(pod: Pod, cluster: Cluster, said: string, world: World): Changed {
  const time = Date.parse(lastSaid(pod, said, world));
  const isLater = (at: string | undefined) => at !== undefined && Date.parse(at) >= time;
  const pods = cluster.pods.filter(
    (one) =>
      isLater(one.metadata?.deletionTimestamp) ||
      isLater(
        conditionOf(one, 'PodScheduled')?.lastTransitionTime ?? one.metadata?.creationTimestamp,
      ),
  );
  const created = cluster.nodes.filter(({ metadata }) => isLater(metadata?.creationTimestamp));
  return {
    created: new Set(created.map(({ metadata }) => metadata?.name ?? '')),
    touched: new Set(pods.map(({ spec }) => spec?.nodeName ?? '')),
    anyPod: pods.length > 0,
  };
}

/** The condition keeps the time of its first message; the event of the same text has that of the last. */
function lastSaid(pod: Pod, said: string, world: World): string {
  const condition = conditionOf(pod, 'PodScheduled')?.lastTransitionTime ?? '';
  const same = eventsSaying(['FailedScheduling'], refTo('Pod', pod), world).find(({ quote }) =>
    said.startsWith(quote.replace(/ \.\.\.$/, '')),
  );
  return same?.at ?? condition;
}

/** Nodes that did not change have to be among those that the scheduler counted, and only changed ones are left. */
function isCovered(
  nodes: readonly Placed[],
  total: number,
  said: ReadonlyMap<string, number>,
  { created, touched, anyPod }: Changed,
): boolean {
  const mayDiffer = ({ node, blockers }: Placed) =>
    created.has(node) || touched.has(node) || (anyPod && FAR.includes(blockers[0]?.filter ?? ''));
  const before = nodes.filter(({ node }) => !created.has(node));
  const same = countsOf(nodes.filter((one) => !mayDiffer(one)));
  const left = before.filter(mayDiffer).length;
  return (
    before.length === total &&
    [...said].every(([code, count]) => {
      const rest = count - (same.get(code) ?? 0);
      return rest >= 0 && rest <= left;
    })
  );
}

function countsOf(nodes: readonly Placed[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const code of nodes.flatMap(({ blockers }) => blockers[0]?.codes ?? [])) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

/** Where the text names no object, any of them is meant. */
function isNamed(simulated: string | undefined, said: string | undefined): boolean {
  return said === undefined || simulated === said;
}
