import type { Ref } from '../../domain/model.ts';
import { amountOf } from '../../readings/quantities.ts';
import { selects } from '../../readings/selectors.ts';
import type { Node, Pod } from '../cluster.ts';
import type { Filter, Stop } from '../filter.ts';
import {
  byName,
  classNameOf,
  isBound,
  isReachable,
  mountedBy,
  waitsForConsumer,
  type Claim,
  type Class,
  type Mounted,
} from '../storage/claims.ts';
import { matchingVolume, sizeOf } from '../storage/matching-volume.ts';
import type { Volumes } from '../storage/volumes.ts';

const SELECTED_NODE = 'volume.kubernetes.io/selected-node';
const NO_PROVISIONER = 'kubernetes.io/no-provisioner';

/** Every claim has its volume, and the node can reach it; or one can be found or made for the node. */
export const volumeBinding: Filter = {
  id: 'volume-binding',
  stops(pod, { volumes }) {
    if (!volumes) return undefined;
    const mounted = mountedBy(pod, volumes.claims);
    const missing = mounted.find((one) => one.isAbsent && !one.isEphemeral);
    if (missing) return stop('claim-not-found', pod, missing);
    for (const one of mounted) {
      const code = unusable(one, pod);
      if (code) return stop(code, pod, one);
    }
    const unbound = mounted.find(({ claim }) => claim && isStuck(claim, volumes));
    return unbound && stop('claims-unbound', pod, unbound);
  },
  of(pod, { volumes }) {
    if (!volumes) return () => [];
    const claims = mountedBy(pod, volumes.claims).flatMap(({ claim }) => claim ?? []);
    const bound = claims.filter(isBound);
    const unbound = claims
      .filter((claim) => !isBound(claim))
      .toSorted((a, b) => sizeOf(a) - sizeOf(b));
    return (node) => [...reachable(bound, node, volumes), ...obtainable(unbound, node, volumes)];
  },
};

function stop(code: string, { metadata }: Pod, { name }: Mounted): Stop {
  const object: Ref = { kind: 'PersistentVolumeClaim', namespace: metadata?.namespace ?? '', name };
  return { filter: 'volume-binding', code, object };
}

function unusable(
  { claim, isEphemeral, isAbsent }: Mounted,
  { metadata }: Pod,
): string | undefined {
  if (isAbsent) return 'claim-awaited';
  if (claim?.status?.phase === 'Lost') return 'claim-lost';
  if (claim?.metadata?.deletionTimestamp) return 'claim-deleting';
  const owner = claim?.metadata?.ownerReferences?.find(({ controller }) => controller);
  const isForeign = claim && isEphemeral && owner?.uid !== metadata?.uid;
  return isForeign ? 'claim-not-owned' : undefined;
}

/** Unbound although nothing waits for a consumer, or bound by somebody to a volume that is not bound to it. */
function isStuck(claim: Claim, { classes }: Volumes): boolean {
  if (isBound(claim)) return false;
  if (claim.spec?.volumeName) return true;
  const isUnread = classes.gap && classNameOf(claim) && !byName(classes.items, classNameOf(claim));
  return !isUnread && !waitsForConsumer(claim, classes.items);
}

/** The first claim that the node cannot serve decides. */
function reachable(claims: readonly Claim[], node: Node, { volumes }: Volumes): readonly string[] {
  for (const { spec } of claims) {
    const volume = byName(volumes.items, spec?.volumeName ?? '');
    if (!volume && volumes.gap) continue;
    if (!volume) return ['volume-missing'];
    if (!isReachable(volume, node)) return ['volume-node-affinity'];
  }
  return [];
}

function obtainable(claims: readonly Claim[], node: Node, volumes: Volumes): readonly string[] {
  const selected = claims.filter((claim) => selectedFor(claim) !== undefined);
  if (selected.some((claim) => selectedFor(claim) !== node.metadata?.name)) {
    return ['no-volume-to-bind'];
  }
  const taken = new Set<string>();
  const unmatched = claims.filter((claim) => {
    if (selectedFor(claim) !== undefined) return false;
    const volume = matchingVolume(claim, node, volumes.volumes.items, taken);
    if (volume) taken.add(volume.metadata?.name ?? '');
    return !volume;
  });
  for (const claim of [...selected, ...unmatched]) {
    const code = unmakeable(claim, node, volumes);
    if (code) return [code];
  }
  return [];
}

/** The node for which the provisioner was told to make a claim's volume. */
function selectedFor({ metadata }: Claim): string | undefined {
  return metadata?.annotations?.[SELECTED_NODE];
}

function unmakeable(claim: Claim, node: Node, volumes: Volumes): string | undefined {
  const named = byName(volumes.classes.items, classNameOf(claim));
  if (!named) return undefined; // its gap is noted
  const { provisioner, allowedTopologies = [] } = named;
  if (!provisioner || provisioner === NO_PROVISIONER) return 'no-volume-to-bind';
  const { labels = {} } = node.metadata ?? {};
  const isAllowed = allowedTopologies.some(
    ({ matchLabelExpressions: all = [] }) =>
      all.length > 0 && all.every(({ key, values }) => values.includes(labels[key] ?? '')),
  );
  if (allowedTopologies.length > 0 && !isAllowed) return 'no-volume-to-bind';
  return hasCapacity(claim, named, node, volumes) ? undefined : 'no-storage-capacity';
}

/** Only drivers that say so are asked how much they have left. */
function hasCapacity(claim: Claim, named: Class, { metadata }: Node, volumes: Volumes): boolean {
  const driver = byName(volumes.drivers, named.provisioner);
  if (!driver?.spec.storageCapacity || !claim.spec?.resources?.requests?.['storage']) return true;
  return volumes.capacities.some(
    ({ storageClassName, maximumVolumeSize, capacity, nodeTopology }) =>
      storageClassName === named.metadata?.name &&
      amountOf('storage', maximumVolumeSize ?? capacity ?? '-1') >= sizeOf(claim) &&
      selects(nodeTopology, metadata?.labels),
  );
}
