import { isOfKind, kindOf } from '../../../../domain/keys.ts';
import type { World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { DEFAULT_CLASS, isDefaultClass } from '../../../../readings/storage-classes.ts';
import { segment } from '../../../../text/json-pointer.ts';
import type { ExclusiveUse, Conflict } from './conflict.ts';
import { routesOf, serversOf } from './mesh-uses.ts';

type Ingress = Resource<'networking.k8s.io/Ingress'>;

/** By these several may share a host and path. */
const SHARED = ['nginx.ingress.kubernetes.io/canary', 'nginx.org/mergeable-ingress-type'];

/** What an object has that others of its kind claim for themselves. */
export function conflictsOf(object: Resource, world: World): readonly Conflict[] {
  if (object.metadata?.deletionTimestamp) return [];
  const own = exclusiveUsesOf(object);
  if (own.length === 0) return [];
  const { items } = world.list<string>(kindOf(object), { all: true });
  const peers = items.filter(({ metadata }) => metadata?.uid !== object.metadata?.uid);
  return own.flatMap((held) => {
    const others = peers.filter(
      (peer) =>
        !peer.metadata?.deletionTimestamp &&
        exclusiveUsesOf(peer).some((one) => areInConflict(held, one)),
    );
    return others.length > 0 ? [{ ...held, others: others.toSorted(byNewest) }] : [];
  });
}

function areInConflict(own: ExclusiveUse, other: ExclusiveUse): boolean {
  if (own.what !== other.what || (own.to !== undefined && own.to === other.to)) return false;
  return own.at.some((place) => other.at.includes(place));
}

/** The kinds of which several may claim the same. */
export const CONFLICT_KINDS = [
  'networking.istio.io/Gateway',
  'networking.istio.io/VirtualService',
  'networking.k8s.io/Ingress',
  'storage.k8s.io/StorageClass',
] as const;

function exclusiveUsesOf(object: Resource): readonly ExclusiveUse[] {
  if (isOfKind('networking.k8s.io/Ingress', object)) return pathsOf(object);
  if (isOfKind('storage.k8s.io/StorageClass', object)) return defaultOf(object);
  return isOfKind('networking.istio.io/Gateway', object) ? serversOf(object) : routesOf(object);
}

function defaultOf(object: Resource<'storage.k8s.io/StorageClass'>): readonly ExclusiveUse[] {
  if (!isDefaultClass(object)) return [];
  const path = `/metadata/annotations/${segment(DEFAULT_CLASS)}`;
  return [{ what: 'default', path, quote: 'true', at: ['cluster'] }];
}

/** Ingresses meet where one load balancer serves them. */
function pathsOf(ingress: Ingress): readonly ExclusiveUse[] {
  const { metadata, spec } = ingress;
  if (SHARED.some((key) => metadata?.annotations?.[key] !== undefined)) return [];
  const at = addressesOf(ingress);
  return (spec?.rules ?? []).flatMap(({ host = '*', http }, rule) =>
    (http?.paths ?? []).map(({ path = '/', pathType, backend }, index): ExclusiveUse => ({
      what: `${host}${path}${pathType === 'Exact' ? ' (Exact)' : ''}`,
      path: `/spec/rules/${rule}/http/paths/${index}/path`,
      quote: path,
      to: `${metadata?.namespace}/${JSON.stringify(backend)}`,
      at,
    })),
  );
}

function addressesOf({ status }: Ingress): readonly string[] {
  return (status?.loadBalancer?.ingress ?? []).flatMap(({ ip, hostname }) => ip ?? hostname ?? []);
}

function byNewest(a: Resource, b: Resource): number {
  return `${b.metadata?.creationTimestamp}` < `${a.metadata?.creationTimestamp}` ? -1 : 1;
}
