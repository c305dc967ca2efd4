import { createHash } from 'node:crypto';

import { resourceOf } from '#src/world/coverage.ts';
import { type Api, type Manifest, pathOfAll } from '#test/integration/support/api.ts';

/** What was read of a cluster, by the name of the file it goes to, and what was left out. */
export type Reading = Readonly<{
  files: Readonly<Record<string, readonly Manifest[]>>;
  left: readonly Readonly<{ resource: string; namespace?: string; reason: string }>[];
}>;
type Items = Readonly<{ items: readonly Manifest[] }>;

const KINDS = [
  ['v1', 'Namespace'],
  ['v1', 'Node'],
  ['v1', 'Service'],
  ['v1', 'ServiceAccount'],
  ['v1', 'ConfigMap'],
  ['v1', 'Pod'],
  ['v1', 'Event'],
  ['apps/v1', 'ReplicaSet'],
  ['discovery.k8s.io/v1', 'EndpointSlice'],
  ['argoproj.io/v1alpha1', 'Rollout'],
  ['networking.istio.io/v1', 'VirtualService'],
  ['networking.istio.io/v1', 'DestinationRule'],
] as const;
/** The control plane's own: dozens of objects that no question is about. */
const FURNITURE: Readonly<Record<'kinds' | 'namespaces', readonly string[]>> = {
  kinds: ['ServiceAccount', 'ConfigMap'],
  namespaces: ['default', 'kube-node-lease', 'kube-public', 'kube-system'],
};
const UNREAD = [
  'secrets',
  'pods/log',
  'leases.coordination.k8s.io',
  'customresourcedefinitions.apiextensions.k8s.io',
  'apiservices.apiregistration.k8s.io',
  'roles.rbac.authorization.k8s.io',
  'rolebindings.rbac.authorization.k8s.io',
  'clusterroles.rbac.authorization.k8s.io',
  'clusterrolebindings.rbac.authorization.k8s.io',
  'flowschemas.flowcontrol.apiserver.k8s.io',
  'prioritylevelconfigurations.flowcontrol.apiserver.k8s.io',
  'priorityclasses.scheduling.k8s.io',
  'servicecidrs.networking.k8s.io',
  'ipaddresses.networking.k8s.io',
  'csinodes.storage.k8s.io',
] as const;

/** Reads all that a recording holds, without what only the API server cares for. */
export async function readCluster(api: Api): Promise<Reading> {
  const files = await Promise.all(KINDS.map(([version, kind]) => readKind(api, version, kind)));
  const left = [
    ...UNREAD.map((resource) => ({ resource, reason: 'not recorded' })),
    ...FURNITURE.kinds.flatMap((kind) =>
      FURNITURE.namespaces.map((namespace) => ({
        resource: resourceOf(kind),
        namespace,
        reason: 'not recorded',
      })),
    ),
  ];
  return { files: Object.fromEntries(files.filter(([, objects]) => objects.length > 0)), left };
}

async function readKind(api: Api, apiVersion: string, kind: string) {
  const { items } = await api.get<Items>(pathOfAll(apiVersion, kind));
  const objects = items
    .map((item): Manifest => Object.assign({ apiVersion, kind }, item)) // an item does not say so itself
    .filter((object) => !isFurniture(object) && !isNoise(object));
  return [resourceOf(kind), objects.map(clean)] as const;
}

function isFurniture({ kind, metadata: { namespace = '' } }: Manifest): boolean {
  return FURNITURE.kinds.includes(kind) && FURNITURE.namespaces.includes(namespace);
}

/** Tells of the restart of a controller, which belongs to the recording and not to the incident. */
function isNoise({ reason }: Manifest): boolean {
  return reason === 'RegisteredNode' || reason === 'RolloutAddedToInformer';
}

function clean(object: Manifest): Manifest {
  const { managedFields: _, ...metadata } = object.metadata;
  return { ...object, ...masked(object), ...alive(object), metadata };
}

/** Simulated nodes report every 10 to 20 minutes, real ones every 5: as if they just had. */
function alive({ kind, status }: Manifest): object {
  if (kind !== 'Node') return {};
  const { conditions = [], ...rest } = status as { conditions?: readonly object[] };
  const lastHeartbeatTime = new Date().toISOString().replace(/\.\d+/, '');
  return {
    status: { ...rest, conditions: conditions.map((one) => ({ ...one, lastHeartbeatTime })) },
  };
}

/** As `kubewhy capture` writes it: values of a ConfigMap stay inside the cluster. */
function masked({ kind, data }: Manifest): object {
  if (kind !== 'ConfigMap') return {};
  const values = Object.entries((data ?? {}) as Readonly<Record<string, string>>);
  return { data: Object.fromEntries(values.map(([key, value]) => [key, mask(value)])) };
}

function mask(value: string): string {
  return `‹${value.length}·${createHash('sha256').update(value).digest('hex').slice(0, 8)}›`;
}
