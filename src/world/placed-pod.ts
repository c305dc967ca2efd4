import type { Resource } from '../domain/resource.ts';

type Pod = Resource<'Pod'>;
type Spec = NonNullable<Pod['spec']>;
type Status = NonNullable<Pod['status']>;
type Volume = NonNullable<Spec['volumes']>[number];
type Statuses = NonNullable<Status['containerStatuses']>;

const METADATA = [
  'name',
  'namespace',
  'uid',
  'labels',
  'ownerReferences',
  'creationTimestamp',
  'deletionTimestamp',
  'deletionGracePeriodSeconds',
] as const;
const SPEC = [
  'nodeName',
  'hostNetwork',
  'schedulerName',
  'schedulingGates',
  'priority',
  'priorityClassName',
  'affinity',
  'topologySpreadConstraints',
  'overhead',
  'resources',
  'resourceClaims',
] as const;
const STATUS = ['phase', 'startTime', 'nominatedNodeName'] as const;
const CONTAINER = ['name', 'ports', 'resources', 'restartPolicy'] as const;
const CONTAINER_STATUS = ['name', 'resources', 'allocatedResources'] as const;
/** What says since when it has its node, that it is ended for another one, or has not got what it was resized to. */
const CONDITIONS: readonly string[] = ['PodScheduled', 'DisruptionTarget', 'PodResizePending'];
/** Volumes that are not to be had on any node, or not twice, and what tells them apart. */
const SHARED = Object.entries({
  awsElasticBlockStore: ['volumeID'],
  ephemeral: [],
  gcePersistentDisk: ['pdName', 'readOnly'],
  iscsi: ['iqn', 'readOnly'],
  persistentVolumeClaim: ['claimName'],
  rbd: ['image', 'monitors', 'pool', 'readOnly'],
});

/**
 * The fields of a pod that count when another pod is placed, such as its node, requests, ports, labels and affinity. The rest
 * would be most of the data of a question about a large cluster. A pod with fields of a wrong type stays whole, so that
 * rules can report it.
 */
export function placedPod(pod: Pod): Pod {
  try {
    return partOf(pod);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return pod;
  }
}

function partOf({ metadata, spec, status }: Pod): Pod {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    ...(metadata && { metadata: only(METADATA, metadata) }),
    ...(spec && { spec: specOf(spec) }),
    ...(status && { status: statusOf(status) }),
  };
}

function specOf(spec: Spec): Spec {
  const { containers, initContainers, volumes } = spec;
  const needs = (one: Spec['containers'][number]) => only(CONTAINER, one);
  return {
    ...only(SPEC, spec),
    containers: containers.map(needs),
    ...(initContainers && { initContainers: initContainers.map(needs) }),
    ...(volumes && { volumes: volumes.flatMap(sharedOf) }),
  };
}

function sharedOf({ name, ...sources }: Volume): readonly Volume[] {
  const held = SHARED.flatMap(([source, fields]) => {
    const from = (sources as Record<string, object | undefined>)[source];
    return from ? [[source, only(fields as (keyof typeof from)[], from)]] : [];
  });
  return held.length > 0 ? [{ name, ...Object.fromEntries(held) }] : [];
}

function statusOf(status: Status): Status {
  const { conditions, containerStatuses: regular, initContainerStatuses: init } = status;
  const telling = conditions?.filter(({ type }) => CONDITIONS.includes(type));
  return {
    ...only(STATUS, status),
    ...(telling?.length && { conditions: telling }),
    ...(regular?.some(isSized) && { containerStatuses: sizesOf(regular) }),
    ...(init?.some(isSized) && { initContainerStatuses: sizesOf(init) }),
  };
}

/** A kubelet that can resize containers says how large each is. */
function isSized({ resources }: Statuses[number]): boolean {
  return resources !== undefined;
}

function sizesOf(statuses: Statuses): Statuses {
  return statuses.map((one) => only(CONTAINER_STATUS, one));
}

/** The fields of these names; what they are typed with beside them is not there, and nobody who places a pod asks for it. */
function only<T extends object>(names: readonly (keyof T)[], from: T): T {
  const kept: Partial<T> = {};
  for (const name of names) if (from[name] !== undefined) kept[name] = from[name];
  return kept as T;
}
