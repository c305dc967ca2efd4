import type { Seen } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { oncePer } from '../../world/once-per.ts';
import { matchesTerms } from '../node-affinity.ts';

type Pod = Resource<'Pod'>;
type Node = Resource<'Node'>;
/** A claim to storage. */
export type Claim = Resource<'PersistentVolumeClaim'>;
/** A volume of the cluster. */
export type Volume = Resource<'PersistentVolume'>;
/** A class of storage. */
export type Class = Resource<'storage.k8s.io/StorageClass'>;
/** A claim that a pod mounts: `claim` where it was seen, else whether it is certain that there is none. */
export type Mounted = Readonly<{
  name: string;
  isEphemeral: boolean; // made for the pod from its own template
  claim?: Claim;
  isAbsent: boolean;
}>;

const BIND_COMPLETED = 'pv.kubernetes.io/bind-completed';
const BETA_CLASS = 'volume.beta.kubernetes.io/storage-class';

/** The claims of a pod by name, in the order of its volumes; each with what was seen of it. */
export function mountedBy(
  { metadata, spec }: Pod,
  { items, gap }: Seen<Claim>,
): readonly Mounted[] {
  const own = indexed(items);
  return (spec?.volumes ?? []).flatMap(({ name: volume, persistentVolumeClaim, ephemeral }) => {
    if (!persistentVolumeClaim && !ephemeral) return [];
    const name = persistentVolumeClaim?.claimName ?? `${metadata?.name}-${volume}`;
    const claim = own.get(`${metadata?.namespace}/${name}`);
    const isEphemeral = !persistentVolumeClaim;
    return [{ name, isEphemeral, isAbsent: !claim && !gap, ...present({ claim }) }];
  });
}

/** Whether a pod mounts claims, so that storage decides where it may go. */
export function hasClaims({ spec }: Pod): boolean {
  return Boolean(spec?.volumes?.some((one) => one.persistentVolumeClaim ?? one.ephemeral));
}

/** Whether a claim has its volume and the controller is done with it. */
export function isBound({ metadata, spec }: Claim): boolean {
  return Boolean(spec?.volumeName) && metadata?.annotations?.[BIND_COMPLETED] !== undefined;
}

/** The class that a claim or a volume names; "": none. */
export function classNameOf({ metadata, spec }: Claim | Volume): string {
  return metadata?.annotations?.[BETA_CLASS] ?? spec?.storageClassName ?? '';
}

/** Whether a claim is bound only once a pod that mounts it has a node. */
export function waitsForConsumer(claim: Claim, classes: readonly Class[]): boolean {
  const named = byName(classes, classNameOf(claim));
  return named?.volumeBindingMode === 'WaitForFirstConsumer';
}

/** Whether a volume can be reached from a node. */
export function isReachable({ spec }: Volume, node: Node): boolean {
  const required = spec?.nodeAffinity?.required;
  return !required || matchesTerms(required.nodeSelectorTerms, node);
}

/** The cluster-scoped object of a name. */
export function byName<T extends Resource>(items: readonly T[], name: string): T | undefined {
  return indexed<T>(items).get(`/${name}`);
}

function indexed<T extends Resource>(items: readonly T[]): ReadonlyMap<string, T> {
  return keyed(items) as ReadonlyMap<string, T>; // of the same objects
}
const keyed = oncePer(
  (items: readonly Resource[]): ReadonlyMap<string, Resource> =>
    new Map(items.map((one) => [`${one.metadata?.namespace ?? ''}/${one.metadata?.name}`, one])),
);
