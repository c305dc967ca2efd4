import type { Gap } from '../../domain/gap.ts';
import type { Seen, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import {
  byName,
  classNameOf,
  hasClaims,
  isBound,
  mountedBy,
  type Claim,
  type Class,
  type Volume,
} from './claims.ts';

type Pod = Resource<'Pod'>;

/** The storage that decides where a pod may go. `gap`: some of what decides was not read. */
export type Volumes = Readonly<{
  claims: Seen<Claim>;
  volumes: Seen<Volume>;
  classes: Seen<Class>;
  csiNodes: readonly Resource<'storage.k8s.io/CSINode'>[];
  attachments: readonly Resource<'storage.k8s.io/VolumeAttachment'>[];
  drivers: readonly Resource<'storage.k8s.io/CSIDriver'>[];
  capacities: readonly Resource<'storage.k8s.io/CSIStorageCapacity'>[];
  gap?: Gap;
}>;

const CLUSTER_SCOPED = { namespace: '' };
const NONE = { items: [] };

/** A cluster's storage, of which these objects are all there is. @internal */
export function volumesOf(parts: Partial<Volumes>): Volumes {
  return {
    claims: NONE,
    volumes: NONE,
    classes: NONE,
    csiNodes: [],
    attachments: [],
    drivers: [],
    capacities: [],
    ...parts,
  };
}

/** Reads the storage that decides where a pod may go; undefined for a pod that mounts no claim. */
export function readVolumes(pod: Pod, world: World): Volumes | undefined {
  if (!hasClaims(pod)) return undefined;
  const own = world.list('PersistentVolumeClaim', { namespace: pod.metadata?.namespace ?? '' });
  const classes = world.list('storage.k8s.io/StorageClass', CLUSTER_SCOPED);
  const volumes = world.list('PersistentVolume', CLUSTER_SCOPED);
  const csiNodes = world.list('storage.k8s.io/CSINode', CLUSTER_SCOPED);
  const basic = volumesOf({ claims: own, classes, volumes, csiNodes: csiNodes.items });

  const wanted = driversOf(pod, basic);
  const limited = csiNodes.items.some(({ spec }) =>
    spec.drivers.some(
      ({ name, allocatable }) => wanted.has(name) && allocatable?.count !== undefined,
    ),
  );
  const claims = limited ? world.list('PersistentVolumeClaim', { all: true }) : own;
  const attachments = limited
    ? world.list('storage.k8s.io/VolumeAttachment', CLUSTER_SCOPED)
    : NONE;
  const made = mountedBy(pod, own).some(({ claim }) => claim && !isBound(claim));
  const drivers = made ? world.list('storage.k8s.io/CSIDriver', CLUSTER_SCOPED) : NONE;
  const tracked = drivers.items.some(
    ({ metadata, spec }) => spec.storageCapacity && wanted.has(metadata?.name ?? ''),
  );
  const capacities = tracked
    ? world.list('storage.k8s.io/CSIStorageCapacity', { all: true })
    : NONE;

  const counted: readonly Seen<unknown>[] = limited ? [claims, attachments] : [];
  const lists: readonly Seen<unknown>[] = [csiNodes, ...counted, drivers, capacities];
  const gap = gapIn(pod, basic) ?? lists.find((one) => one.gap)?.gap;
  return {
    ...basic,
    claims: { ...own, items: limited ? union(own, claims) : own.items },
    attachments: attachments.items,
    drivers: drivers.items,
    capacities: capacities.items,
    ...present({ gap }),
  };
}

/** What the pod's own claims lead to has to be known; of volumes all, where any may be bound to it. */
function gapIn(pod: Pod, { claims, classes, volumes }: Volumes): Gap | undefined {
  for (const { claim } of mountedBy(pod, claims)) {
    if (!claim) {
      if (claims.gap) return claims.gap;
      continue;
    }
    const bound = isBound(claim) && byName(volumes.items, claim.spec?.volumeName ?? '');
    if (!bound && volumes.gap) return volumes.gap;
    const named = byName(classes.items, classNameOf(claim));
    if (!isBound(claim) && classNameOf(claim) && !named && classes.gap) return classes.gap;
  }
  return undefined;
}

/** The CSI drivers that serve a pod's claims. */
function driversOf(pod: Pod, { claims, classes, volumes }: Volumes): ReadonlySet<string> {
  const names = mountedBy(pod, claims).flatMap(({ claim }) => {
    if (!claim) return [];
    const volume = byName(volumes.items, claim.spec?.volumeName ?? '');
    return [volume?.spec?.csi?.driver, byName(classes.items, classNameOf(claim))?.provisioner];
  });
  return new Set(names.filter((name) => name !== undefined));
}

function union(own: Seen<Claim>, all: Seen<Claim>): readonly Claim[] {
  const key = ({ metadata }: Claim) => `${metadata?.namespace}/${metadata?.name}`;
  return [...new Map([...own.items, ...all.items].map((one) => [key(one), one])).values()];
}

/** Whether a CSI driver took over a pod's volume: the scheduler goes by what its translation says. */
export function isMigrated(pod: Pod, { claims, volumes }: Volumes): boolean {
  return mountedBy(pod, claims).some(({ claim }) => {
    const { spec } = byName(volumes.items, claim?.spec?.volumeName ?? '') ?? {};
    return Boolean(
      spec?.awsElasticBlockStore ?? spec?.gcePersistentDisk ?? spec?.azureDisk ?? spec?.cinder,
    );
  });
}
