import type { Resource } from '#src/domain/resource.ts';
import { clusterOf, type Node, type Pod } from '#src/simulator/cluster.ts';
import { place } from '#src/simulator/place.ts';
import type { Claim, Class, Volume } from '#src/simulator/storage/claims.ts';
import { volumesOf, type Volumes } from '#src/simulator/storage/volumes.ts';
import { ago, event } from '#test/support/objects.ts';
import { newPod } from '#test/support/scheduling.ts';

type ClaimParts = Readonly<{
  class?: string;
  bound?: string; // to a volume of that name
  size?: string;
  mode?: string;
  annotations?: Readonly<Record<string, string>>;
  metadata?: Claim['metadata'];
  phase?: string;
  spec?: Claim['spec'];
}>;

/** A claim of namespace shop for 1 GiB, of class "standard" if none other is named. */
export function claim(name: string, parts: ClaimParts = {}): Claim {
  const { bound, size = '1Gi', mode = 'ReadWriteOnce', phase, annotations, metadata } = parts;
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: {
      namespace: 'shop',
      name,
      uid: `uid-${name}`,
      annotations: { ...(bound && { 'pv.kubernetes.io/bind-completed': 'yes' }), ...annotations },
      ...metadata,
    },
    spec: {
      storageClassName: parts.class ?? 'standard',
      accessModes: [mode],
      resources: { requests: { storage: size } },
      ...(bound && { volumeName: bound }),
      ...parts.spec,
    },
    status: { phase: phase ?? (bound ? 'Bound' : 'Pending') },
  };
}

/** A volume of 1 GiB of class "standard" that is free. */
export function volume(name: string, spec: Volume['spec'] = {}, labels = {}): Volume {
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolume',
    metadata: { name, labels },
    spec: {
      storageClassName: 'standard',
      accessModes: ['ReadWriteOnce'],
      capacity: { storage: '1Gi' },
      ...spec,
    },
    status: { phase: spec.claimRef ? 'Bound' : 'Available' },
  };
}

/** A class that waits for a pod before it binds. */
export function storageClass(name = 'standard', parts: Partial<Class> = {}): Class {
  return {
    apiVersion: 'storage.k8s.io/v1',
    kind: 'StorageClass',
    metadata: { name },
    provisioner: 'csi.example.com',
    volumeBindingMode: 'WaitForFirstConsumer',
    ...parts,
  };
}

/** Reachable from one node only. */
export function onNode(name: string): Volume['spec'] {
  const matchExpressions = [{ key: 'kubernetes.io/hostname', operator: 'In', values: [name] }];
  return { nodeAffinity: { required: { nodeSelectorTerms: [{ matchExpressions }] } } };
}

/** A pod that mounts claims. */
export function mounting(names: readonly string[], parts: Parameters<typeof newPod>[0] = {}): Pod {
  const volumes = names.map((name) => ({ name, persistentVolumeClaim: { claimName: name } }));
  return newPod({ ...parts, spec: { ...parts.spec, volumes } });
}

type Storage = Readonly<{
  claims?: readonly Claim[];
  volumes?: readonly Volume[];
  classes?: readonly Class[];
}> &
  Partial<Pick<Volumes, 'csiNodes' | 'attachments' | 'drivers' | 'capacities'>>;

/** Storage of which these are all there is; one class, unless others are given. */
function storageOf(parts: Storage): Volumes {
  const { claims = [], volumes = [], classes = [storageClass()], ...rest } = parts;
  return volumesOf({
    ...rest,
    claims: { items: claims },
    volumes: { items: volumes },
    classes: { items: classes },
  });
}

/** Where a pod could go with such storage. */
export function placedWith(
  pod: Pod,
  nodes: readonly Node[],
  storage: Storage,
  pods: readonly Pod[] = [],
) {
  return place(pod, clusterOf(nodes, pods, [], storageOf(storage)));
}

/** The codes of a filter by node, for those that it rejects. */
export function codesOf(filter: string, { nodes }: ReturnType<typeof place>) {
  return Object.fromEntries(
    nodes.flatMap(({ node, blockers }) =>
      blockers.flatMap((one) => (one.filter === filter ? [[node, one.codes]] : [])),
    ),
  );
}

/** What was reported about a claim of namespace shop, so many minutes ago. */
export function claimEvent(
  reason: string,
  message: string,
  minutes = 1,
  name = 'data',
): Resource<'Event'> {
  const involvedObject = {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    namespace: 'shop',
    name,
  };
  return { ...event(reason, message, ago(minutes), name), involvedObject };
}
