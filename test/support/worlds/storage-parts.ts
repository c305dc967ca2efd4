import fc from 'fast-check';

import { MOST_NODES, NODE_LABELS } from '#test/support/worlds/node-parts.ts';
import { entries, sometimes } from '#test/support/worlds/small-choices.ts';

const DRIVER = 'csi.example.com';
const STORAGE = 'storage.k8s.io/v1';
const ZONE = 'topology.kubernetes.io/zone';
const MOST_CLAIMS = 4;
const className = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('late', 'late', 'local', 'zoned') },
  { weight: 1, arbitrary: fc.constantFrom('at-once', 'missing') },
);
const size = fc.constantFrom('1Gi', '2Gi', '5Gi');
const accessMode = fc.constantFrom('ReadWriteOnce', 'ReadWriteOnce', 'ReadWriteOncePod');
const zone = fc.constantFrom(...NODE_LABELS.zone);
const nodeName = fc.nat(MOST_NODES - 1).map((index) => `node-${index}`);

/** The name of a claim, which mostly exists. */
export const claimName = fc.nat(MOST_CLAIMS - 1).map((index) => `claim-${index}`);

const LATE = { volumeBindingMode: 'WaitForFirstConsumer' };
const ZONES = [{ matchLabelExpressions: [{ key: ZONE, values: ['a', 'b'] }] }];
const CLASSES = [
  { name: 'late', provisioner: DRIVER, ...LATE },
  { name: 'local', provisioner: 'kubernetes.io/no-provisioner', ...LATE },
  { name: 'zoned', provisioner: 'other.example.com', ...LATE, allowedTopologies: ZONES },
  { name: 'at-once', provisioner: DRIVER, volumeBindingMode: 'Immediate' },
].map(({ name, ...rest }) => ({
  apiVersion: STORAGE,
  kind: 'StorageClass',
  metadata: { name },
  ...rest,
}));

/** A volume can be anywhere, in a zone or on a node. */
const nodeAffinity = fc
  .oneof(
    zone.map((value) => ({ key: ZONE, operator: 'In', values: [value] })),
    nodeName.map((value) => ({ key: 'kubernetes.io/hostname', operator: 'In', values: [value] })),
  )
  .map((one) => ({ required: { nodeSelectorTerms: [{ matchExpressions: [one] }] } }));

const volume = fc.record({
  className,
  size,
  accessMode,
  nodeAffinity: sometimes(5, nodeAffinity),
  labels: entries<string>({
    [ZONE]: sometimes(3, fc.constantFrom('a', 'b', 'a__b')),
    'failure-domain.beta.kubernetes.io/zone': sometimes(1, zone),
  }),
  phase: fc.constantFrom('Available', 'Available', 'Released'),
});
type Volume = Made<typeof volume>;

const claim = fc.record({
  className,
  size,
  accessMode,
  state: fc.oneof(
    { weight: 14, arbitrary: fc.constantFrom('bound', 'unbound') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('lost', 'going', 'half-bound', 'volume-gone', 'absent'),
    },
  ),
  selectedNode: sometimes(1, nodeName),
  volume,
});
type Claim = Made<typeof claim>;
type Made<A> = A extends fc.Arbitrary<infer T> ? T : never;

const capacity = fc.record({ zone, capacity: size }).map(({ zone: value, ...one }) => ({
  storageClassName: 'late',
  ...one,
  nodeTopology: { matchLabels: { [ZONE]: value } },
}));
const attachment = fc
  .record({ nodeName, index: fc.nat(MOST_CLAIMS) })
  .map(({ nodeName: name, index }) => ({
    spec: { attacher: DRIVER, nodeName: name, source: { persistentVolumeName: `bound-${index}` } },
    status: { attached: true },
  }));

/** The storage of a world: "claim-0" and so on of namespace shop, "volume-0" and so on, and what drivers can do. */
export const storage = fc
  .record({
    claims: fc.array(claim, { minLength: MOST_CLAIMS, maxLength: MOST_CLAIMS }),
    volumes: fc.array(volume, { maxLength: 3 }),
    limits: fc.array(sometimes(6, fc.constantFrom(1, 2, 3)), { maxLength: MOST_NODES }),
    tracksCapacity: fc.boolean(),
    capacities: fc.array(capacity, { maxLength: 2 }),
    attachments: fc.array(attachment, { maxLength: 2 }),
  })
  .map(({ claims, volumes, limits, tracksCapacity, capacities, attachments }) => [
    ...CLASSES,
    ...claims.flatMap(claimObjects),
    ...volumes.map((one, index) => volumeOf(one, `volume-${index}`)),
    ...limits.flatMap((count, index) => (count ? [csiNodeOf(`node-${index}`, count)] : [])),
    {
      apiVersion: STORAGE,
      kind: 'CSIDriver',
      metadata: { name: DRIVER },
      spec: { storageCapacity: tracksCapacity },
    },
    ...capacities.map((one, index) => ({
      apiVersion: STORAGE,
      kind: 'CSIStorageCapacity',
      metadata: { namespace: 'shop', name: `capacity-${index}` },
      ...one,
    })),
    ...attachments.map((one, index) => ({
      apiVersion: STORAGE,
      kind: 'VolumeAttachment',
      metadata: { name: `attachment-${index}` },
      ...one,
    })),
  ]);

/** A claim, and the volume that it is bound to. */
function claimObjects(one: Claim, index: number): readonly object[] {
  if (one.state === 'absent') return [];
  const volumeName = one.state === 'unbound' ? undefined : `bound-${index}`;
  const made = claimOf(one, `claim-${index}`, volumeName);
  if (!volumeName || one.state === 'volume-gone' || one.state === 'lost') return [made];
  const { className: name, size: bytes, accessMode: mode } = one;
  const suits = { ...one.volume, className: name, size: bytes, accessMode: mode, phase: 'Bound' };
  return [made, volumeOf(suits, volumeName, `claim-${index}`)];
}

function claimOf(one: Claim, name: string, volumeName: string | undefined) {
  const isBound = volumeName !== undefined && one.state !== 'half-bound';
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: {
      namespace: 'shop',
      name,
      uid: `uid-${name}`,
      annotations: {
        ...(isBound && { 'pv.kubernetes.io/bind-completed': 'yes' }),
        ...(one.selectedNode && { 'volume.kubernetes.io/selected-node': one.selectedNode }),
      },
      ...(one.state === 'going' && { deletionTimestamp: '2026-01-01T11:00:00Z' }),
    },
    spec: {
      accessModes: [one.accessMode],
      storageClassName: one.className,
      resources: { requests: { storage: one.size } },
      volumeName,
    },
    status: { phase: one.state === 'lost' ? 'Lost' : isBound ? 'Bound' : 'Pending' },
  };
}

function volumeOf(one: Omit<Volume, 'phase'> & { phase: string }, name: string, claimed?: string) {
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolume',
    metadata: { name, labels: one.labels },
    spec: {
      capacity: { storage: one.size },
      accessModes: [one.accessMode],
      storageClassName: one.className,
      nodeAffinity: one.nodeAffinity,
      csi: { driver: DRIVER, volumeHandle: `handle-${name}` },
      ...(claimed && { claimRef: { namespace: 'shop', name: claimed, uid: `uid-${claimed}` } }),
    },
    status: { phase: one.phase },
  };
}

function csiNodeOf(name: string, count: number) {
  return {
    apiVersion: STORAGE,
    kind: 'CSINode',
    metadata: { name },
    spec: { drivers: [{ name: DRIVER, nodeID: name, topologyKeys: [], allocatable: { count } }] },
  };
}
