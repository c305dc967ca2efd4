import { amountOf } from '../../readings/quantities.ts';
import { selects } from '../../readings/selectors.ts';
import type { Node } from '../cluster.ts';
import { classNameOf, isReachable, type Claim, type Volume } from './claims.ts';

/** The smallest volume that satisfies a claim and that a node can reach; one that is kept for the claim goes first. */
export function matchingVolume(
  claim: Claim,
  node: Node,
  volumes: readonly Volume[],
  taken: ReadonlySet<string>,
): Volume | undefined {
  const left = volumes.filter(
    (one) => !taken.has(one.metadata?.name ?? '') && suits(one, claim) && !isTaken(one, claim),
  );
  const kept = left.find((one) => isKeptFor(one, claim));
  if (kept) return isReachable(kept, node) ? kept : undefined;

  return left
    .filter((one) => isFree(one, claim) && isReachable(one, node))
    .toSorted((a, b) => capacityOf(a) - capacityOf(b))[0];
}

/** What a claim asks for, in bytes. */
export function sizeOf({ spec }: Claim): number {
  return amountOf('storage', spec?.resources?.requests?.['storage'] ?? '0');
}

function capacityOf({ spec }: Volume): number {
  return amountOf('storage', spec?.capacity?.['storage'] ?? '0');
}

/** Whether a claim that names a volume gets it, if it is free: class, size and mode count, labels do not. */
export function suits(volume: Volume, claim: Claim): boolean {
  return (
    classNameOf(volume) === classNameOf(claim) &&
    capacityOf(volume) >= sizeOf(claim) &&
    (volume.spec?.volumeMode ?? 'Filesystem') === (claim.spec?.volumeMode ?? 'Filesystem') &&
    (volume.spec?.volumeAttributesClassName ?? '') ===
      (claim.spec?.volumeAttributesClassName ?? '') &&
    !volume.metadata?.deletionTimestamp
  );
}

function isTaken(volume: Volume, claim: Claim): boolean {
  return volume.spec?.claimRef !== undefined && !isKeptFor(volume, claim);
}

function isKeptFor({ spec }: Volume, { metadata }: Claim): boolean {
  const { name, namespace, uid } = spec?.claimRef ?? {};
  return (
    name === metadata?.name && namespace === metadata?.namespace && (!uid || uid === metadata?.uid)
  );
}

function isFree(volume: Volume, claim: Claim): boolean {
  const { selector, accessModes = [] } = claim.spec ?? {};
  return (
    volume.status?.phase === 'Available' &&
    (!selector || selects(selector, volume.metadata?.labels)) &&
    accessModes.every((mode) => volume.spec?.accessModes?.includes(mode))
  );
}
