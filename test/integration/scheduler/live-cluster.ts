import type { World } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Node, Pod } from '#src/simulator/cluster.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded } from '#src/world/recorded.ts';
import { acceptableNode, acceptablePod } from '#test/integration/scheduler/acceptable.ts';
import {
  ApiError,
  pathOf,
  pathOfAll,
  type Api,
  type Manifest,
} from '#test/integration/support/api.ts';
import { namedNamespace } from '#test/integration/support/namespace.ts';
import { until } from '#test/integration/support/until.ts';
import type { SchedulerWorld } from '#test/support/worlds/world.ts';

const SHARED = ['k8s-cp', 'k8s-worker1', 'k8s-worker2'];
const CORDON = 'node.kubernetes.io/unschedulable';
const KINDS = [
  ['v1', 'Node'],
  ['v1', 'Pod'],
  ['v1', 'Namespace'],
  ['v1', 'PersistentVolumeClaim'],
  ['v1', 'PersistentVolume'],
  ['storage.k8s.io/v1', 'StorageClass'],
  ['storage.k8s.io/v1', 'CSINode'],
] as const;

/** Closes or opens the nodes that all test files share, so that only a world's own decide. */
export async function cordonShared(api: Api, isClosed: boolean): Promise<void> {
  const path = (name: string) => `/api/v1/nodes/${name}`;
  for (const name of SHARED) {
    await api.patch(path(name), 'merge', { spec: { unschedulable: isClosed } });
    await until(`the cordon of ${name} is set`, () => settled(api, name));
  }
}

/** Makes a random world real: its nodes, and the pods on them. */
export async function realise(world: SchedulerWorld, api: Api): Promise<void> {
  for (const { metadata } of world.namespaces) {
    const name = metadata?.name ?? '';
    await namedNamespace(api, name);
    await api.patch(`/api/v1/namespaces/${name}`, 'merge', {
      metadata: { labels: metadata?.labels },
    });
  }
  for (const node of world.nodes) await api.post('/api/v1/nodes', acceptableNode(node));
  for (const node of world.nodes) {
    const name = node.metadata?.name ?? '';
    await until(`node ${name} is ready`, () => settled(api, name));
  }

  const names = new Set(world.nodes.map(({ metadata }) => metadata?.name));
  for (const pod of world.pods) {
    if (!names.has(pod.spec?.nodeName) || pod.metadata?.deletionTimestamp) continue;
    if (pod.status?.phase !== 'Running') continue;
    await created(acceptablePod(pod, pod.metadata?.name ?? ''), api);
  }
}

/** Creates a pod; undefined where the API server does not accept it. */
export async function created(pod: Manifest, api: Api): Promise<Pod | undefined> {
  try {
    const { namespace } = pod.metadata;
    return await api.post<Pod>(pathOfAll('v1', 'Pod', namespace), pod);
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return undefined;
    throw error;
  }
}

/** Removes a world's nodes and pods, and waits until they are gone. */
export async function remove(world: SchedulerWorld, api: Api): Promise<void> {
  const { items } = await api.get<{ items: readonly Pod[] }>('/api/v1/pods');
  const own = new Set(world.namespaces.map(({ metadata }) => metadata?.name));
  for (const pod of items) {
    if (own.has(pod.metadata?.namespace)) await removePod(pod, api);
  }
  for (const { metadata } of world.nodes) await api.delete(`/api/v1/nodes/${metadata?.name}`);
}

/** Removes a pod at once. */
export async function removePod({ metadata }: Pod, api: Api): Promise<void> {
  const { namespace = '', name = '' } = metadata ?? {};
  const path = pathOf({ apiVersion: 'v1', kind: 'Pod', metadata: { namespace, name } });
  await api.delete(`${path}?gracePeriodSeconds=0`);
  await until(`pod ${name} is gone`, async () => !(await api.find(path)) || undefined);
}

/** All that decides where pods go, as the API server has it, but for one pod. */
export async function readWorld(api: Api, without: Pod): Promise<World> {
  const lists = await Promise.all(
    KINDS.map(async ([apiVersion, kind]) => {
      const { items } = await api.get<{ items: readonly Resource[] }>(pathOfAll(apiVersion, kind));
      return items.map((one) => ({ ...one, apiVersion, kind }));
    }),
  );
  const source = recorded({
    now: new Date().toISOString(),
    server: '1.34',
    objects: lists.flat().filter(({ metadata }) => metadata?.uid !== without.metadata?.uid),
    logs: [],
    captured: [{ resources: '*', namespaces: '*' }],
    notCaptured: [],
  });
  return openWorld(source).world;
}

/** Ready, and its cordon and the taint that goes with it agree. */
async function settled(api: Api, name: string): Promise<true | undefined> {
  const { spec, status } = await api.get<Node>(`/api/v1/nodes/${name}`);
  const isReady = status?.conditions?.some((one) => one.type === 'Ready' && one.status === 'True');
  const keys = (spec?.taints ?? []).map(({ key }) => key);
  const isTold = keys.includes(CORDON) === (spec?.unschedulable ?? false);
  return (isReady && isTold && !keys.includes('node.kubernetes.io/not-ready')) || undefined;
}
