import { isOfKind, kindOf } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { segment } from '../../text/json-pointer.ts';
import { DEFAULT_CLASS, isDefaultClass } from './storage-classes.ts';

type Ingress = Resource<'networking.k8s.io/Ingress'>;
/** What only one object of a kind can have: a host and path, or to be the default. `to` is what it sends that to. */
type Holding = Readonly<{ what: string; path: string; quote: string; to?: string }>;
/** That, and the others of its kind that say they have it as well, the newest first. */
export type Rivalry = Holding & Readonly<{ others: readonly Resource[] }>;

/** By these several may share a host and path. */
const SHARED = ['nginx.ingress.kubernetes.io/canary', 'nginx.org/mergeable-ingress-type'];

/** What an object has that others of its kind claim for themselves. */
export function rivalriesOf(object: Resource, world: World): readonly Rivalry[] {
  if (object.metadata?.deletionTimestamp) return [];
  const own = holdingsOf(object);
  if (own.length === 0) return [];
  const { items } = world.list<string>(kindOf(object), { all: true });
  const peers = items.filter(({ metadata }) => metadata?.uid !== object.metadata?.uid);
  return own.flatMap((held) => {
    const others = peers.filter(
      (peer) =>
        !peer.metadata?.deletionTimestamp &&
        isBeside(object, peer) &&
        holdingsOf(peer).some(({ what, to }) => what === held.what && (!to || to !== held.to)),
    );
    return others.length > 0 ? [{ ...held, others: others.toSorted(byNewest) }] : [];
  });
}

function holdingsOf(object: Resource): readonly Holding[] {
  if (isOfKind('networking.k8s.io/Ingress', object)) return pathsOf(object);
  if (!isOfKind('storage.k8s.io/StorageClass', object) || !isDefaultClass(object)) return [];
  const path = `/metadata/annotations/${segment(DEFAULT_CLASS)}`;
  return [{ what: 'default', path, quote: 'true' }];
}

function pathsOf({ metadata, spec }: Ingress): readonly Holding[] {
  if (SHARED.some((key) => metadata?.annotations?.[key] !== undefined)) return [];
  return (spec?.rules ?? []).flatMap(({ host = '*', http }, rule) =>
    (http?.paths ?? []).map(({ path = '/', pathType, backend }, index): Holding => ({
      what: `${host}${path}${pathType === 'Exact' ? ' (Exact)' : ''}`,
      path: `/spec/rules/${rule}/http/paths/${index}/path`,
      quote: path,
      to: `${metadata?.namespace}/${JSON.stringify(backend)}`,
    })),
  );
}

/** Ingresses meet where one load balancer serves them; classes of storage always do. */
function isBeside(object: Resource, peer: Resource): boolean {
  if (!isOfKind('networking.k8s.io/Ingress', object)) return true;
  const own = addressesOf(object);
  return addressesOf(peer as Ingress).some((address) => own.includes(address));
}

function addressesOf({ status }: Ingress): readonly string[] {
  return (status?.loadBalancer?.ingress ?? []).flatMap(({ ip, hostname }) => ip ?? hostname ?? []);
}

function byNewest(a: Resource, b: Resource): number {
  return `${b.metadata?.creationTimestamp}` < `${a.metadata?.creationTimestamp}` ? -1 : 1;
}
