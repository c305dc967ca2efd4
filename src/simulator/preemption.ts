import { violating, type Budget } from './budgets.ts';
import type { Cluster, Node, Pod } from './cluster.ts';
import { priorityOf, trialOf, type Trial } from './node-trial.ts';
import { place, type Placement } from './place.ts';
import { isResolvable } from './resolvable.ts';

/** A node that takes the pod once these pods have ended, the most important first; `violations` of budgets. */
export type Candidate = Readonly<{ node: string; victims: readonly Pod[]; violations: number }>;
/** Why preemption does not clear a node: no pod of it would help, none may be ended, or these codes remain. */
export type KeptNode = Readonly<{
  node: string;
  why: 'not-helpful' | 'no-victims' | readonly string[];
}>;
/** Whether the scheduler would end other pods to place one. */
export type Preemption = Readonly<
  | { is: 'helps'; best: Candidate; candidates: readonly Candidate[] }
  | { is: 'not-eligible'; why: 'never' | 'victims-ending' }
  | { is: 'no'; nodes: readonly KeptNode[] }
>;

/** Whether preemption would help a pod that fits nowhere, as the scheduler's DefaultPreemption decides it. */
export function preemptionFor(
  pod: Pod,
  cluster: Cluster,
  budgets: readonly Budget[] = [],
  placement: Placement = place(pod, cluster),
): Preemption {
  if (placement.prefilter) return { is: 'no', nodes: cluster.nodes.map(notHelpful) };
  const blockers = new Map(placement.nodes.map((placed) => [placed.node, placed.blockers[0]]));
  const mayHelp = (node: Node) => {
    const first = blockers.get(nameOf(node));
    return first !== undefined && isResolvable(first, pod, node);
  };
  const why = notEligible(pod, cluster, mayHelp);
  if (why) return { is: 'not-eligible', why };

  const blockersOf = trialOf(pod, cluster);
  const looks = cluster.nodes.map((node) =>
    mayHelp(node) ? clear(pod, node, cluster, blockersOf, budgets) : notHelpful(node),
  );
  const candidates = looks.flatMap((look) => ('victims' in look ? [look] : []));
  const best = bestOf(candidates);
  if (best) return { is: 'helps', best, candidates };
  return { is: 'no', nodes: looks.flatMap((look) => ('why' in look ? [look] : [])) };
}

function notHelpful(node: Node): KeptNode {
  return { node: nameOf(node), why: 'not-helpful' };
}

/** It may never, or it has done so already and waits for the pods that it ended. */
function notEligible(
  pod: Pod,
  cluster: Cluster,
  mayHelp: (node: Node) => boolean,
): 'never' | 'victims-ending' | undefined {
  if (pod.spec?.preemptionPolicy === 'Never') return 'never';
  const nominated = pod.status?.nominatedNodeName;
  const node = cluster.nodes.find((one) => nominated && nameOf(one) === nominated);
  if (!nominated || !node || !mayHelp(node)) return undefined;
  const victims = cluster.podsOn(nominated).filter((one) => priorityOf(one) < priorityOf(pod));
  return victims.some(isBeingPreempted) ? 'victims-ending' : undefined;
}

function isBeingPreempted({ metadata, status }: Pod): boolean {
  const target = status?.conditions?.find(({ type }) => type === 'DisruptionTarget');
  return (
    metadata?.deletionTimestamp !== undefined &&
    target?.status === 'True' &&
    target.reason === 'PreemptionByScheduler'
  );
}

/** Ends all pods that matter less, and spares again, from the most important, each that may stay. */
function clear(
  pod: Pod,
  node: Node,
  cluster: Cluster,
  blockersOf: Trial,
  budgets: readonly Budget[],
): Candidate | KeptNode {
  const name = nameOf(node);
  const lesser = cluster
    .podsOn(name)
    .filter((one) => priorityOf(one) < priorityOf(pod))
    .toSorted(byImportance);
  if (lesser.length === 0) return { node: name, why: 'no-victims' };
  const [still] = blockersOf(node, { put: [], drop: lesser });
  if (still) return { node: name, why: still.codes };

  const breaking = violating(lesser, budgets);
  const order = [...lesser.filter((one) => breaking.has(one)), ...lesser.filter(isNone(breaking))];
  const spared: Pod[] = [];
  for (const one of order) {
    const fits = blockersOf(node, { put: [...spared, one], drop: lesser }).length === 0;
    if (fits) spared.push(one);
  }
  const gone = lesser.filter((one) => !spared.includes(one));
  return { node: name, victims: gone, violations: gone.filter((one) => breaking.has(one)).length };
}

function isNone(of: ReadonlySet<Pod>): (pod: Pod) => boolean {
  return (pod) => !of.has(pod);
}

/** Ranks of candidates, of which the scheduler takes the smallest, one after the other. */
const RANKS: readonly ((candidate: Candidate) => number)[] = [
  ({ violations }) => violations,
  ({ victims }) => topPriority(victims),
  ({ victims }) => victims.reduce((sum, one) => sum + priorityOf(one) + 2 ** 31, 0),
  ({ victims }) => victims.length,
  ({ victims }) =>
    -Math.min(...victims.filter((one) => priorityOf(one) === topPriority(victims)).map(startOf)),
];

function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  const left = RANKS.reduce((among, rank) => {
    const least = Math.min(...among.map(rank));
    return among.filter((one) => rank(one) === least);
  }, candidates);
  return left[0];
}

function topPriority(pods: readonly Pod[]): number {
  return Math.max(...pods.map(priorityOf));
}

function byImportance(a: Pod, b: Pod): number {
  return priorityOf(b) - priorityOf(a) || startOf(a) - startOf(b);
}

/** A pod that has not started counts as starting now. */
function startOf({ status }: Pod): number {
  return status?.startTime ? Date.parse(status.startTime) : Number.MAX_SAFE_INTEGER;
}

function nameOf({ metadata }: Node): string {
  return metadata?.name ?? '';
}
