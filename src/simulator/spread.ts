import { selects, type LabelSelector } from '../readings/selectors.ts';
import { isCondition } from '../readings/taints.ts';
import { ownOf } from '../text/own-of.ts';
import { oncePer } from '../world/once-per.ts';
import type { Cluster, Node, Pod } from './cluster.ts';
import type { Change } from './filter.ts';
import { allowsNode } from './node-affinity.ts';
import { untolerated } from './taints.ts';

/** A topology spread constraint. */
export type Constraint = NonNullable<NonNullable<Pod['spec']>['topologySpreadConstraints']>[number];
/** A constraint that the scheduler enforces, with its place in the pod's list. */
export type HardConstraint = Readonly<{ index: number; constraint: Constraint }>;
/** The nodes that count as one domain, and how many pods of the constraint run there. */
export type Domain = Readonly<{ value: string; count: number; nodes: readonly Node[] }>;
/** How a constraint stands: `self` is what the pod itself would add to its domain. */
export type Spread = Readonly<{ domains: readonly Domain[]; min: number; self: number }>;

/** The constraints of a pod that the scheduler enforces. */
export function hardConstraints({ spec }: Pod): readonly HardConstraint[] {
  return (spec?.topologySpreadConstraints ?? [])
    .map((constraint, index) => ({ index, constraint }))
    .filter(({ constraint }) => constraint.whenUnsatisfiable === 'DoNotSchedule');
}

/** Counts a constraint's pods per domain, as the scheduler does: in the pod's namespace, none that is going. */
export function spreadOf(pod: Pod, constraint: Constraint, cluster: Cluster): Spread {
  const { topologyKey, minDomains = 1 } = constraint;
  const keys = hardConstraints(pod).map((one) => one.constraint.topologyKey);
  const selector = selectorOf(pod, constraint);
  const counted = cluster.nodes.filter((node) => counts(pod, constraint, keys, node));

  const byValue = Map.groupBy(counted, (node) => node.metadata?.labels?.[topologyKey] ?? '');
  const domains = [...byValue].map(([value, nodes]) => ({
    value,
    nodes,
    count: nodes.flatMap((node) => matching(pod, selector, node, cluster)).length,
  }));
  const least = Math.min(...domains.map(({ count }) => count));
  return {
    domains,
    min: domains.length < minDomains || domains.length === 0 ? 0 : least,
    self: selects(selector, pod.metadata?.labels) ? 1 : 0,
  };
}

/** The pods on a node that a constraint counts. */
function matching(
  { metadata }: Pod,
  selector: LabelSelector | undefined,
  node: Node,
  cluster: Cluster,
): readonly Pod[] {
  if (isEmpty(selector)) return []; // the scheduler counts none by it, although it matches all
  const near = byNamespace(cluster.podsOn(node.metadata?.name ?? '')).get(metadata?.namespace);
  return (near ?? []).filter(
    ({ metadata: other }) => !other?.deletionTimestamp && selects(selector, other?.labels),
  );
}
const byNamespace = oncePer((pods: readonly Pod[]) =>
  Map.groupBy(pods, ({ metadata }) => metadata?.namespace),
);

/**
 * By how much a constraint's count for a node's domain changes with pods on it. Unlike at first, the scheduler does not
 * leave out pods that are going, and by an empty selector it takes all.
 */
export function shiftOf(pod: Pod, constraint: Constraint, node: Node, change: Change): number {
  const keys = hardConstraints(pod).map((one) => one.constraint.topologyKey);
  if (!counts(pod, constraint, keys, node)) return 0;
  const selector = selectorOf(pod, constraint);
  const among = (pods: readonly Pod[]) =>
    pods.filter(
      ({ metadata }) =>
        metadata?.namespace === pod.metadata?.namespace && selects(selector, metadata?.labels),
    ).length;
  return among(change.put) - among(change.drop);
}

function isEmpty(selector: LabelSelector | undefined): boolean {
  const { matchLabels = {}, matchExpressions = [] } = selector ?? {};
  return Boolean(selector) && Object.keys(matchLabels).length + matchExpressions.length === 0;
}

/** A constraint's selector; matchLabelKeys adds the pod's own values of those labels that it has. */
function selectorOf(
  { metadata }: Pod,
  { labelSelector, matchLabelKeys = [] }: Constraint,
): LabelSelector | undefined {
  if (!labelSelector) return undefined;
  const labels = metadata?.labels ?? {};
  const own = matchLabelKeys.flatMap((key) => {
    const value = ownOf(labels, key);
    return value === undefined ? [] : [{ key, operator: 'In', values: [value] }];
  });
  return {
    ...labelSelector,
    matchExpressions: [...(labelSelector.matchExpressions ?? []), ...own],
  };
}

function counts(
  pod: Pod,
  { nodeAffinityPolicy = 'Honor', nodeTaintsPolicy = 'Ignore' }: Constraint,
  keys: readonly string[],
  node: Node,
): boolean {
  if (keys.some((key) => ownOf(node.metadata?.labels, key) === undefined)) return false;
  if (nodeAffinityPolicy === 'Honor' && !allowsNode(pod, node)) return false;
  return nodeTaintsPolicy !== 'Honor' || untolerated(pod, node).length === 0;
}

/** The same pod with one constraint changed. */
export function withConstraint(pod: Pod, index: number, change: Partial<Constraint>): Pod {
  if (!pod.spec) return pod;
  const topologySpreadConstraints = (pod.spec.topologySpreadConstraints ?? []).map((one, place) =>
    place === index ? { ...one, ...change } : one,
  );
  return { ...pod, spec: { ...pod.spec, topologySpreadConstraints } };
}

/**
 * How many pods a constraint lets run at most while its smallest domain stays as it is: where the pod may not go, no
 * more than run there. `ever` expects cordons and conditions of nodes to end, `now` does not.
 */
export function allowanceOf(
  pod: Pod,
  constraint: Constraint,
  cluster: Cluster,
  when: 'ever' | 'now',
): number {
  const { domains, min } = spreadOf(pod, constraint, cluster);
  const isOpen = (node: Node) => {
    const lasting = untolerated(pod, node).filter((taint) => when === 'now' || !isCondition(taint));
    const isCordoned = when === 'now' && node.spec?.unschedulable === true;
    return !isCordoned && allowsNode(pod, node) && lasting.length === 0;
  };
  return domains.reduce(
    (sum, { count, nodes }) =>
      sum + (nodes.some(isOpen) ? Math.max(count, min + constraint.maxSkew) : count),
    0,
  );
}

/** Whether a constraint counts pods of another revision than the pod's own. */
export function mixesRevisions(pod: Pod, constraint: Constraint, cluster: Cluster): boolean {
  const revision = ({ metadata }: Pod) =>
    metadata?.labels?.['rollouts-pod-template-hash'] ?? metadata?.labels?.['pod-template-hash'];
  const selector = selectorOf(pod, constraint);
  const counted = cluster.nodes.flatMap((node) => matching(pod, selector, node, cluster));
  return revision(pod) !== undefined && counted.some((one) => revision(one) !== revision(pod));
}

/** The selector of a constraint, or of a rule between pods, as kubectl writes it: "app=web". */
export function writtenSelector({
  labelSelector,
  matchLabelKeys = [],
}: Pick<Constraint, 'labelSelector' | 'matchLabelKeys'>): string {
  const labels = Object.entries(labelSelector?.matchLabels ?? {});
  const expressions = labelSelector?.matchExpressions ?? [];
  return [
    ...labels.map(([key, value]) => `${key}=${value}`),
    ...expressions.map(
      ({ key, operator, values }) => `${key} ${operator} (${values?.join(' ') ?? ''})`,
    ),
    ...matchLabelKeys,
  ].join(',');
}
