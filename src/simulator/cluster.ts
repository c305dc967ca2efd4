import type { Gap } from '../domain/gap.ts';
import { keyOf } from '../domain/keys.ts';
import type { Seen, World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import type { Labels } from '../readings/selectors.ts';
import { present } from '../text/present.ts';
import { readVolumes, type Volumes } from './storage/volumes.ts';

/** A pod as the scheduler sees it. */
export type Pod = Resource<'Pod'>;
/** A node as the scheduler sees it. */
export type Node = Resource<'Node'>;

/** The nodes, the pods that hold a place on them, and the storage where it was read. */
export interface Cluster {
  readonly nodes: readonly Node[];
  readonly pods: readonly Pod[];
  readonly volumes?: Volumes;
  readonly byNode: ReadonlyMap<string, readonly Pod[]>;
  podsOn(node: string): readonly Pod[]; // the same array each time, as what follows from it is kept
  nominatedTo(node: string): readonly Pod[]; // they wait until others there have ended
  labelsOf(namespace: string): Labels;
}

/** A cluster, and what of it could not be read: `own` are the pods of the pod's own namespace. */
export type ReadCluster = Readonly<{
  cluster: Cluster;
  gaps: Readonly<{ nodes?: Gap; pods?: Gap; own?: Gap; volumes?: Gap }>;
}>;

/** The scheduler of pods that name none. */
export const DEFAULT_SCHEDULER = 'default-scheduler';
const CLUSTER_SCOPED = { namespace: '' };
const EVERYWHERE = { all: true, toPlace: true } as const;

/** Reads all that decides where a pod of a namespace can be placed; where the pod is given, also what it alone asks about. */
export function readCluster(namespace: string, world: World, pod?: Pod): ReadCluster {
  const nodes = world.list('Node', CLUSTER_SCOPED);
  const everywhere = world.list('Pod', EVERYWHERE);
  const own = everywhere.gap ? world.list('Pod', { namespace }) : everywhere;
  const isAsked = (pod && selectsNamespaces(pod)) || world.derive(selectNamespaces);
  const namespaces = isAsked ? world.list('Namespace', CLUSTER_SCOPED) : NONE;
  const others = everywhere.gap ?? namespaces.gap;

  const cluster = everywhere.gap
    ? partOf(`${namespace} ${isAsked}`, world, () =>
        clusterOf(nodes.items, union(everywhere, own), namespaces.items),
      )
    : wholeOf(nodes.items, everywhere.items, namespaces.items);
  const volumes = pod && readVolumes(pod, world);
  return {
    cluster: volumes ? { ...cluster, volumes } : cluster,
    gaps: {
      ...(nodes.gap && { nodes: nodes.gap }),
      ...present({ pods: others }),
      ...(own.gap && { own: own.gap }),
      ...(volumes?.gap && { volumes: volumes.gap }),
    },
  };
}

/** Many pods are looked at in one world, and each time it is the same cluster. */
function clusters(): Map<string, Cluster> {
  return new Map();
}

function partOf(key: string, world: World, make: () => Cluster): Cluster {
  const known = world.derive(clusters);
  const cluster = known.get(key) ?? make();
  known.set(key, cluster);
  return cluster;
}

/** The same lists make the same cluster, in whatever world: what follows from it is kept with it. */
function wholeOf(...lists: Lists): Cluster {
  const [nodes, pods, namespaces] = lists;
  const before = WHOLE.get(pods);
  if (before?.nodes === nodes && before.namespaces === namespaces) return before.cluster;
  const cluster = clusterOf(...lists);
  WHOLE.set(pods, { nodes, namespaces, cluster });
  return cluster;
}
type Lists = readonly [readonly Node[], readonly Pod[], readonly Resource<'Namespace'>[]];
const WHOLE = new WeakMap<
  readonly Pod[],
  Readonly<{ nodes: Lists[0]; namespaces: Lists[2]; cluster: Cluster }>
>();

function union(everywhere: Seen<Pod>, own: Seen<Pod>): readonly Pod[] {
  const all = [...everywhere.items, ...own.items];
  return [...new Map(all.map((pod) => [keyOf(pod), pod])).values()];
}

function selectNamespaces(world: World): boolean {
  return world.list('Pod', EVERYWHERE).items.some(selectsNamespaces);
}

const NONE: Seen<Resource<'Namespace'>> = { items: [] };

/** The cluster that these objects make up; of the pods only those count that hold a place. @internal */
export function clusterOf(
  nodes: readonly Node[],
  pods: readonly Pod[],
  namespaces: readonly Resource<'Namespace'>[] = [],
  volumes?: Volumes,
): Cluster {
  const placed = pods.filter(holdsPlace);
  const byNode = Map.groupBy(placed, nodeNameOf);
  const nominated = Map.groupBy(pods.filter(waitsForPlace), nominationOf);
  const labels = new Map(namespaces.map(({ metadata }) => [metadata?.name, metadata?.labels]));
  return {
    nodes,
    pods: placed,
    byNode,
    podsOn: (node) => byNode.get(node) ?? NOBODY,
    nominatedTo: (node) => nominated.get(node) ?? NOBODY,
    labelsOf: (namespace) => ({
      'kubernetes.io/metadata.name': namespace,
      ...labels.get(namespace),
    }),
    ...present({ volumes }),
  };
}

const NOBODY: readonly Pod[] = [];

/** What is different in a cluster: nodes that are there, new or changed, and pods that came or went. */
export type ClusterChange = Readonly<{
  nodes?: readonly Node[];
  put?: readonly Pod[];
  drop?: readonly Pod[];
}>;

/** The cluster after a change. It shares what it can: a change costs what it touches, not what there is. */
export function changedCluster(
  cluster: Cluster,
  { nodes = [], put = [], drop = [] }: ClusterChange,
): Cluster {
  const gone = new Set(drop.map(keyOf));
  const isGone = (pod: Pod) => gone.size > 0 && gone.has(keyOf(pod));
  const placed = put.filter(holdsPlace);
  const come = Map.groupBy(placed, nodeNameOf);
  const byNode = new Map(cluster.byNode);
  for (const node of new Set([...come.keys(), ...drop.map(nodeNameOf)])) {
    const stay = cluster.podsOn(node).filter((pod) => !isGone(pod));
    byNode.set(node, [...stay, ...(come.get(node) ?? [])]);
  }
  const changed = new Map(nodes.map((node) => [node.metadata?.name, node]));
  const same = cluster.nodes.map((node) => {
    const after = changed.get(node.metadata?.name);
    changed.delete(node.metadata?.name);
    return after ?? node;
  });
  const left = new Set(drop.flatMap((pod) => cluster.podsOn(nodeNameOf(pod)).filter(isGone)));
  return {
    ...cluster,
    nodes: nodes.length > 0 ? [...same, ...changed.values()] : cluster.nodes,
    pods: [
      ...(left.size > 0 ? cluster.pods.filter((pod) => !left.has(pod)) : cluster.pods),
      ...placed,
    ],
    byNode,
    podsOn: (node) => byNode.get(node) ?? NOBODY,
  };
}

function nodeNameOf({ spec }: Pod): string {
  return spec?.nodeName ?? '';
}

function nominationOf({ status }: Pod): string {
  return status?.nominatedNodeName ?? '';
}

/** A pod that the scheduler has made room for; others it does not know of. */
function waitsForPlace({ spec, status }: Pod): boolean {
  return (
    Boolean(status?.nominatedNodeName) &&
    !spec?.nodeName &&
    !hasEnded(status?.phase) &&
    !spec?.schedulingGates?.length &&
    (spec?.schedulerName ?? DEFAULT_SCHEDULER) === DEFAULT_SCHEDULER
  );
}

/** A pod that is going still holds its place, one that has ended does not. */
function holdsPlace({ spec, status }: Pod): boolean {
  return Boolean(spec?.nodeName) && !hasEnded(status?.phase);
}

function hasEnded(phase = ''): boolean {
  return phase === 'Succeeded' || phase === 'Failed';
}

function selectsNamespaces({ spec }: Pod): boolean {
  const { podAffinity, podAntiAffinity } = spec?.affinity ?? {};
  return [podAffinity, podAntiAffinity].some((rules) =>
    rules?.requiredDuringSchedulingIgnoredDuringExecution?.some((term) => term.namespaceSelector),
  );
}
