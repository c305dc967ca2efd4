import { selects, type LabelSelector, type Labels } from '../../readings/selectors.ts';
import { ownOf } from '../../text/own-of.ts';
import { oncePer } from '../../world/once-per.ts';
import type { Cluster, Node, Pod } from '../cluster.ts';
import type { Change, Filter } from '../filter.ts';

type Affinity = NonNullable<NonNullable<Pod['spec']>['affinity']>;
type Term = NonNullable<
  NonNullable<Affinity['podAffinity']>['requiredDuringSchedulingIgnoredDuringExecution']
>[number];

/** Pods may demand others beside them, or refuse them, and those that are there may refuse a new one. */
export const interPodAffinity: Filter = {
  id: 'inter-pod-affinity',
  of(pod, cluster) {
    const wanted = required(pod.spec?.affinity?.podAffinity);
    const refused = required(pod.spec?.affinity?.podAntiAffinity);
    const means = (term: Term, other: Pod) => incomingMeans(term, pod, other, cluster);
    const isMate = (other: Pod) => wanted.every((term) => means(term, other));

    const near = talliedBy((other) => (isMate(other) ? wanted : []));
    const far = talliedBy((other) => refused.filter((term) => means(term, other)));
    const refusing = talliedBy((other) =>
      required(other.spec?.affinity?.podAntiAffinity).filter((term) =>
        existingMeans(term, other, pod, cluster),
      ),
    );
    const mates = near.of(wanted.length > 0 ? cluster.pods : [], cluster);
    const unwanted = far.of(refused.length > 0 ? cluster.pods : [], cluster);
    const refusals = refusing.of([...cluster.byNode.values()].flatMap(thatRefuse), cluster);

    // The scheduler skips the rule then, even where it puts pods on a node that would refuse this one.
    if (wanted.length + refused.length + refusals.size === 0) return () => [];

    return (node, change) => {
      const isAt = (tally: Tally) => (term: Term) => (tally.get(pairAt(node, term) ?? '') ?? 0) > 0;
      const matesThen = near.after(mates, node, change);
      const hasKeys = wanted.every((term) => pairAt(node, term) !== undefined);
      const isFirst = () => matesThen.size === 0 && isMate(pod);
      if (!hasKeys || !(wanted.every(isAt(matesThen)) || isFirst())) return ['pod-affinity'];
      if (refused.some(isAt(far.after(unwanted, node, change)))) return ['pod-anti-affinity'];

      const refusalsThen = refusing.after(refusals, node, change);
      const pairs = Object.entries(node.metadata?.labels ?? {}).map(([key, value]) =>
        written(key, value),
      );
      const isRefused =
        refusalsThen.size > 0 && pairs.some((one) => (refusalsThen.get(one) ?? 0) > 0);
      return isRefused ? ['existing-anti-affinity'] : [];
    };
  },
};

/** How many pods matter by where they are: by a topology key and its value, "zone=a". */
type Tally = ReadonlyMap<string, number>;

/** A pod because of which a node is refused: one that the pod's own rules refuse, or whose rules refuse it. */
export function refuserOf(pod: Pod, node: Node, cluster: Cluster): Pod | undefined {
  const own = required(pod.spec?.affinity?.podAntiAffinity);
  const named = byName(cluster.nodes);
  return cluster.pods.find((other) => {
    const there = named.get(other.spec?.nodeName ?? '');
    const isNear = (term: Term) => {
      const pair = pairAt(node, term);
      return pair !== undefined && there !== undefined && pair === pairAt(there, term);
    };
    const theirs = required(other.spec?.affinity?.podAntiAffinity);
    return (
      own.some((term) => isNear(term) && incomingMeans(term, pod, other, cluster)) ||
      theirs.some((term) => isNear(term) && existingMeans(term, other, pod, cluster))
    );
  });
}

/** Counts pods by the topology of the terms by which each matters. */
function talliedBy(termsOf: (pod: Pod) => readonly Term[]) {
  const add = (tally: Map<string, number>, pod: Pod, node: Node, amount: 1 | -1) => {
    for (const term of termsOf(pod)) {
      const pair = pairAt(node, term);
      if (pair === undefined) continue;
      const count = (tally.get(pair) ?? 0) + amount;
      if (count === 0) tally.delete(pair);
      else tally.set(pair, count);
    }
  };
  return {
    of(pods: readonly Pod[], { nodes }: Cluster): Tally {
      const tally = new Map<string, number>();
      if (pods.length === 0) return tally;
      const named = byName(nodes);
      for (const pod of pods) {
        const node = named.get(pod.spec?.nodeName ?? '');
        if (node) add(tally, pod, node, 1);
      }
      return tally;
    },
    after(tally: Tally, node: Node, change: Change | undefined): Tally {
      if (!change) return tally;
      const changed = new Map(tally);
      for (const pod of change.put) add(changed, pod, node, 1);
      for (const pod of change.drop) add(changed, pod, node, -1);
      return changed;
    },
  };
}

const byName = oncePer(
  (nodes: readonly Node[]) => new Map(nodes.map((node) => [node.metadata?.name ?? '', node])),
);

/** Per node, since a change of a cluster leaves most of them as they are. */
const thatRefuse = oncePer((pods: readonly Pod[]) =>
  pods.filter(({ spec }) => required(spec?.affinity?.podAntiAffinity).length > 0),
);

function pairAt({ metadata }: Node, { topologyKey }: Term): string | undefined {
  const value = ownOf(metadata?.labels, topologyKey);
  return value === undefined ? undefined : written(topologyKey, value);
}

function written(key: string, value: string): string {
  return `${key}=${value}`;
}

function required(rules: Affinity['podAffinity'] | Affinity['podAntiAffinity']): readonly Term[] {
  return rules?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
}

/**
 * Whether a term of the pod to place means a pod that is there. Since 1.34 the scheduler also asks the namespace
 * selector about a namespace without labels, so that a negative one means the pods of every namespace.
 */
function incomingMeans(term: Term, owner: Pod, other: Pod, cluster: Cluster): boolean {
  return means(term, owner, other, (selector) =>
    [cluster.labelsOf(other.metadata?.namespace ?? ''), NO_LABELS].some((labels) =>
      selects(selector, labels),
    ),
  );
}

const NO_LABELS: Labels = {};

/** Whether a term of a pod that is there means the pod to place. */
function existingMeans(term: Term, owner: Pod, other: Pod, cluster: Cluster): boolean {
  return means(term, owner, other, (selector) =>
    selects(selector, cluster.labelsOf(other.metadata?.namespace ?? '')),
  );
}

function means(
  { namespaces = [], namespaceSelector, labelSelector }: Term,
  owner: Pod,
  { metadata }: Pod,
  isSelected: (selector: LabelSelector) => boolean,
): boolean {
  const namespace = metadata?.namespace ?? '';
  const isThere =
    namespaces.includes(namespace) ||
    (namespaceSelector && isSelected(namespaceSelector)) ||
    (namespaces.length === 0 && !namespaceSelector && namespace === owner.metadata?.namespace);
  return Boolean(isThere) && selects(labelSelector, metadata?.labels);
}
