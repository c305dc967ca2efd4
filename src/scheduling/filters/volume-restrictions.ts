import { mountedBy } from '../claims.ts';
import type { Pod } from '../cluster.ts';
import type { Filter } from '../filter.ts';
import type { Volumes } from '../volumes.ts';

type Disk = NonNullable<NonNullable<Pod['spec']>['volumes']>[number];

/** A disk that only one pod may write to, and a claim that only one pod may mount anywhere. */
export const volumeRestrictions: Filter = {
  id: 'volume-restrictions',
  of(pod, cluster) {
    const disks = (pod.spec?.volumes ?? []).filter(isExclusive);
    const isTaken = claimsOfOnePod(pod, cluster.volumes).some((name) =>
      cluster.pods.some((other) => mounts(name, pod, other)),
    );
    return ({ metadata }) => {
      const others = disks.length > 0 ? cluster.podsOn(metadata?.name ?? '') : [];
      const used = others.flatMap(({ spec }) => spec?.volumes ?? []);
      if (disks.some((disk) => used.some((other) => collide(disk, other)))) return ['disk-in-use'];
      return isTaken ? ['claim-in-use'] : [];
    };
  },
};

function claimsOfOnePod(pod: Pod, volumes: Volumes | undefined): readonly string[] {
  return mountedBy(pod, volumes?.claims ?? { items: [] })
    .filter((one) => !one.isEphemeral && one.claim?.spec?.accessModes?.includes('ReadWriteOncePod'))
    .map(({ name }) => name);
}

function mounts(claim: string, { metadata }: Pod, other: Pod): boolean {
  if (other.metadata?.namespace !== metadata?.namespace) return false;
  return Boolean(
    other.spec?.volumes?.some((one) => one.persistentVolumeClaim?.claimName === claim),
  );
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
