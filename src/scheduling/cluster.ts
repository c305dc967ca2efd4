import { keyOf } from '../domain/keys.ts';
import type { Gap, Seen, World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import type { Labels } from '../world/readings/selectors.ts';

/** A pod as the scheduler sees it. */
export type Pod = Resource<'Pod'>;
/** A node as the scheduler sees it. */
export type Node = Resource<'Node'>;

/** The nodes, and the pods that hold a place on them. */
export interface Cluster {
  readonly nodes: readonly Node[];
  readonly pods: readonly Pod[];
  podsOn(node: string): readonly Pod[];
  labelsOf(namespace: string): Labels;
}

/** A cluster, and what of it could not be read: `own` are the pods of the pod's own namespace. */
export type ReadCluster = Readonly<{
  cluster: Cluster;
  gaps: Readonly<{ nodes?: Gap; pods?: Gap; own?: Gap }>;
}>;

const CLUSTER_SCOPED = { namespace: '' };

/** Reads all that decides where a pod of a namespace can be placed. */
export function readCluster(namespace: string, world: World): ReadCluster {
  const nodes = world.list('Node', CLUSTER_SCOPED);
  const everywhere = world.list('Pod', { all: true });
  const own = everywhere.gap ? world.list('Pod', { namespace }) : everywhere;
  const pods = [
    ...new Map([...everywhere.items, ...own.items].map((pod) => [keyOf(pod), pod])).values(),
  ];

  const selecting = pods.some(selectsNamespaces);
  const namespaces = selecting ? world.list('Namespace', CLUSTER_SCOPED) : NONE;
  const others = everywhere.gap ?? namespaces.gap;
  return {
    cluster: clusterOf(nodes.items, pods, namespaces.items),
    gaps: {
      ...(nodes.gap && { nodes: nodes.gap }),
      ...(others && { pods: others }),
      ...(own.gap && { own: own.gap }),
    },
  };
}

const NONE: Seen<Resource<'Namespace'>> = { items: [] };

/** The cluster that these objects make up; of the pods only those count that hold a place. */
export function clusterOf(
  nodes: readonly Node[],
  pods: readonly Pod[],
  namespaces: readonly Resource<'Namespace'>[] = [],
): Cluster {
  const placed = pods.filter(holdsPlace);
  const byNode = Map.groupBy(placed, ({ spec }) => spec?.nodeName ?? '');
  const labels = new Map(namespaces.map(({ metadata }) => [metadata?.name, metadata?.labels]));
  return {
    nodes,
    pods: placed,
    podsOn: (node) => byNode.get(node) ?? [],
    labelsOf: (namespace) => ({
      'kubernetes.io/metadata.name': namespace,
      ...labels.get(namespace),
    }),
  };
}

/** A pod that is going still holds its place, one that has ended does not. */
function holdsPlace({ spec, status }: Pod): boolean {
  return Boolean(spec?.nodeName) && !['Succeeded', 'Failed'].includes(status?.phase ?? '');
}

function selectsNamespaces({ spec }: Pod): boolean {
  const { podAffinity, podAntiAffinity } = spec?.affinity ?? {};
  return [podAffinity, podAntiAffinity].some((rules) =>
    rules?.requiredDuringSchedulingIgnoredDuringExecution?.some((term) => term.namespaceSelector),
  );
}
