import type { Pod } from '../cluster.ts';
import { changedPodsOn, type Filter } from '../filter.ts';
import { mountedBy } from '../storage/claims.ts';
import type { Volumes } from '../storage/volumes.ts';

type Disk = NonNullable<NonNullable<Pod['spec']>['volumes']>[number];

/** A disk that only one pod may write to, and a claim that only one pod may mount anywhere. */
export const volumeRestrictions: Filter = {
  id: 'volume-restrictions',
  of(pod, cluster) {
    const disks = (pod.spec?.volumes ?? []).filter(isExclusive);
    const exclusive = [...new Set(claimsOfOnePod(pod, cluster.volumes))];
    const nodes = exclusive.length > 0 ? cluster.nodes : [];
    const pods = nodes.flatMap(({ metadata }) => cluster.podsOn(metadata?.name ?? ''));
    const taken = exclusive.filter((name) => pods.some((other) => mounts(name, pod, other))).length;
    if (disks.length + taken === 0) return () => [];

    // Of pods that come and go, the scheduler counts each mount of a claim of that name, in any namespace.
    const mountsIn = (others: readonly Pod[]) =>
      others.flatMap(claimNamesOf).filter((name) => exclusive.includes(name)).length;
    return (node, change) => {
      const others = disks.length > 0 ? changedPodsOn(node, cluster, change) : [];
      const used = others.flatMap(({ spec }) => spec?.volumes ?? []);
      if (disks.some((disk) => used.some((other) => collide(disk, other)))) return ['disk-in-use'];
      const left = taken + mountsIn(change?.put ?? []) - mountsIn(change?.drop ?? []);
      return left > 0 ? ['claim-in-use'] : [];
    };
  },
};

function claimsOfOnePod(pod: Pod, volumes: Volumes | undefined): readonly string[] {
  return mountedBy(pod, volumes?.claims ?? { items: [] })
    .filter((one) => !one.isEphemeral && one.claim?.spec?.accessModes?.includes('ReadWriteOncePod'))
    .map(({ name }) => name);
}

function mounts(claim: string, { metadata }: Pod, other: Pod): boolean {
  return other.metadata?.namespace === metadata?.namespace && claimNamesOf(other).includes(claim);
}

function claimNamesOf({ spec }: Pod): readonly string[] {
  return (spec?.volumes ?? []).flatMap((one) => one.persistentVolumeClaim?.claimName ?? []);
}

function isExclusive(one: Disk): boolean {
  return Boolean(one.gcePersistentDisk ?? one.awsElasticBlockStore ?? one.rbd ?? one.iscsi);
}

/** Whether two volumes are one disk, and not both only read it. EBS disks cannot be shared at all. */
function collide(a: Disk, b: Disk): boolean {
  if (a.gcePersistentDisk && a.gcePersistentDisk.pdName === b.gcePersistentDisk?.pdName) {
    return !(a.gcePersistentDisk.readOnly && b.gcePersistentDisk.readOnly);
  }
  if (a.awsElasticBlockStore) {
    return a.awsElasticBlockStore.volumeID === b.awsElasticBlockStore?.volumeID;
  }
  if (a.iscsi && a.iscsi.iqn === b.iscsi?.iqn) return !(a.iscsi.readOnly && b.iscsi.readOnly);
  if (!a.rbd || !b.rbd || a.rbd.image !== b.rbd.image) return false;
  const monitors = new Set(b.rbd.monitors);
  return (
    (a.rbd.pool ?? 'rbd') === (b.rbd.pool ?? 'rbd') &&
    a.rbd.monitors.some((one) => monitors.has(one)) &&
    !(a.rbd.readOnly && b.rbd.readOnly)
  );
}
