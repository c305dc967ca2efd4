import type { Node, Pod } from '../cluster.ts';
import { changedPodsOn, type Filter } from '../filter.ts';
import { byName, classNameOf, mountedBy, type Claim } from '../storage/claims.ts';
import type { Volumes } from '../storage/volumes.ts';

/** A node's CSI driver attaches only so many volumes. */
export const volumeLimits: Filter = {
  id: 'volume-limits',
  of(pod, cluster) {
    const { volumes } = cluster;
    const wanted = volumes ? handlesOf(pod, volumes) : NO_HANDLES;
    if (!volumes || wanted.size === 0) return () => [];
    return (node, change) =>
      exceeds(wanted, node, changedPodsOn(node, cluster, change), volumes)
        ? ['too-many-volumes']
        : [];
  },
};

/** CSI volumes by handle, each with its driver. */
type Handles = ReadonlyMap<string, string>;
const NO_HANDLES: Handles = new Map();

function exceeds(
  wanted: Handles,
  { metadata }: Node,
  pods: readonly Pod[],
  volumes: Volumes,
): boolean {
  const name = metadata?.name ?? '';
  const limits = (byName(volumes.csiNodes, name)?.spec.drivers ?? [])
    .filter((one) => one.allocatable?.count !== undefined)
    .map((one) => [one.name, one.allocatable?.count ?? 0] as const);
  if (limits.length === 0) return false;

  const used = new Map(pods.flatMap((other) => [...handlesOf(other, volumes)]));
  const attached = new Map([...attachedTo(name, volumes), ...used]);
  const added = [...wanted].filter(([handle]) => !used.has(handle));
  const count = (handles: Iterable<readonly [string, string]>, driver: string) =>
    [...handles].filter(([, one]) => one === driver).length;
  return limits.some(([driver, limit]) => {
    const more = count(added, driver);
    return more > 0 && count(attached, driver) + more > limit;
  });
}

function handlesOf(pod: Pod, volumes: Volumes): Handles {
  return new Map(
    mountedBy(pod, volumes.claims).flatMap(({ claim }) => {
      const handle = claim && handleOf(claim, volumes);
      return handle ? [handle] : [];
    }),
  );
}

/** What will be made for a claim counts as a volume of its own. */
function handleOf(claim: Claim, { volumes, classes }: Volumes): [string, string] | undefined {
  const volume = byName(volumes.items, claim.spec?.volumeName ?? '');
  if (volume) {
    const { driver, volumeHandle } = volume.spec?.csi ?? {};
    return driver && volumeHandle ? [`${driver}/${volumeHandle}`, driver] : undefined;
  }
  const driver = byName(classes.items, classNameOf(claim))?.provisioner;
  const { namespace, name } = claim.metadata ?? {};
  return driver ? [`${driver}/claim/${namespace}/${name}`, driver] : undefined;
}

function attachedTo(node: string, { attachments, volumes }: Volumes): Handles {
  return new Map(
    attachments.flatMap(({ spec }) => {
      const volume = byName(volumes.items, spec.source.persistentVolumeName ?? '');
      const handle = volume?.spec?.csi?.volumeHandle;
      if (spec.nodeName !== node || !handle) return [];
      return [[`${spec.attacher}/${handle}`, spec.attacher] as const];
    }),
  );
}
