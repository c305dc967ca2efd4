import { selects, type Labels } from '../../world/readings/selectors.ts';
import type { Cluster, Pod } from '../cluster.ts';
import type { Filter } from '../filter.ts';
import { oncePer } from '../once-per.ts';

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
    const labels = labelsByNode(cluster);
    const places = (pods: readonly Pod[], key: string) =>
      new Set(pods.map((one) => labels.get(one.spec?.nodeName ?? '')?.[key]));

    const mates =
      wanted.length > 0
        ? cluster.pods.filter((one) => wanted.every((term) => means(term, pod, one, cluster)))
        : [];
    const near = wanted.map(({ topologyKey: key }) => ({ key, at: places(mates, key) }));
    const isFirst =
      near.every(({ at }) => [...at].every((value) => value === undefined)) &&
      wanted.every((term) => means(term, pod, pod, cluster));
    const far = refused.map((term) => {
      const others = cluster.pods.filter((one) => means(term, pod, one, cluster));
      return { key: term.topologyKey, at: places(others, term.topologyKey) };
    });
    const refusing = thatRefuse(cluster.pods).flatMap((one) =>
      required(one.spec?.affinity?.podAntiAffinity)
        .filter((term) => means(term, one, pod, cluster))
        .map(({ topologyKey: key }) => ({ key, at: places([one], key) })),
    );

    return ({ metadata }) => {
      const value = (key: string) => metadata?.labels?.[key];
      const isAt = ({ key, at }: Place) => value(key) !== undefined && at.has(value(key));
      const hasKeys = near.every(({ key }) => value(key) !== undefined);
      if (near.length > 0 && !(hasKeys && (isFirst || near.every(isAt)))) return ['pod-affinity'];
      if (far.some(isAt)) return ['pod-anti-affinity'];
      return refusing.some(isAt) ? ['existing-anti-affinity'] : [];
    };
  },
};

const thatRefuse = oncePer((pods: readonly Pod[]) =>
  pods.filter(({ spec }) => required(spec?.affinity?.podAntiAffinity).length > 0),
);

type Place = Readonly<{ key: string; at: ReadonlySet<string | undefined> }>;

function required(rules: Affinity['podAffinity'] | Affinity['podAntiAffinity']): readonly Term[] {
  return rules?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
}

function labelsByNode({ nodes }: Cluster): ReadonlyMap<string, Labels> {
  return new Map(nodes.map(({ metadata }) => [metadata?.name ?? '', metadata?.labels ?? {}]));
}

/** Whether a term of its owner means another pod. */
function means(term: Term, owner: Pod, other: Pod, cluster: Cluster): boolean {
  const { namespaces = [], namespaceSelector, labelSelector } = term;
  const namespace = other.metadata?.namespace ?? '';
  const isThere =
    namespaces.includes(namespace) ||
    (namespaceSelector && selects(namespaceSelector, cluster.labelsOf(namespace))) ||
    (namespaces.length === 0 && !namespaceSelector && namespace === owner.metadata?.namespace);
  return Boolean(isThere) && selects(labelSelector, other.metadata?.labels);
}
