import { kindOf, refKey, refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { isClusterScoped } from '../../world/served-kinds.ts';
import { kinds } from '../kinds/index.ts';
import { peersIn } from '../network/addresses.ts';
import { serviceAt, servicesNamed } from '../network/service-names.ts';
import { attachedTo } from './attached.ts';
import { familyOf } from './families.ts';
import { fieldsAt, textIn } from './fields.ts';
import { madeFor, PLAIN } from './made.ts';

/** An object on which another depends: by a field of its own, by one of a policy for it, or because it made it. */
export type Relative = Readonly<{ ref: Ref; by: 'names' | 'asks' | 'obeys' | 'makes' }>;

/** Kinds whose scope nobody needs to read. */
const STATIC = [...kinds.byName, ...kinds.byKind];
/** As many of the objects that a list in a status names. */
const MOST_NAMED = 12;
/** What a custom object depends on and what it made, as far as it can be told. */
export function relativesOf(object: Resource, world: World): readonly Relative[] {
  const of = refTo(kindOf(object), object);
  const named = [...referred(object, of, world)].map((ref) => ({ ref, by: 'names' as const }));
  const asked = [...peers(object, of, world)].map((ref) => ({ ref, by: 'asks' as const }));
  const obeyed = attachedTo([of, ...named.map(({ ref }) => ref)], of, world);
  const all = [
    ...named,
    ...asked,
    ...obeyed.map((ref) => ({ ref, by: 'obeys' as const })),
    ...madeFor(object, of, world).map((ref) => ({ ref, by: 'makes' as const })),
  ];
  const others = all.filter(({ ref }) => refKey(ref) !== refKey(of));
  return [...new Map(others.map((one) => [refKey(one.ref), one])).values()];
}

/** The objects above one: its owners of whatever kind, the nearest first. */
export function ownersAbove(object: Resource): readonly Ref[] {
  const { namespace, ownerReferences = [] } = object.metadata ?? {};
  return ownerReferences.map((owner) => ({
    kind: kindOf(owner),
    name: owner.name,
    ...present({ namespace }),
    ...(owner.uid && { uid: owner.uid }),
  }));
}

function* referred(object: Resource, of: Ref, world: World): Iterable<Ref> {
  const named = Object.entries(familyOf(of.kind).refs ?? {}).flatMap(([path, usual]) =>
    fieldsAt(object, path).map(({ value }) => ({ value, usual })),
  );
  for (const { value, usual } of [...named, ...fullReferences(object)]) {
    const name = typeof value === 'string' ? value : textIn(value, 'name');
    if (!name) continue;
    const kind = kindNamed(value, usual);
    if (PLAIN.test(kind)) continue;
    const isWide = isClusterScoped(kind, world, STATIC) || isWideKind(kind);
    const namespace = isWide ? undefined : (textIn(value, 'namespace') ?? of.namespace);
    yield { kind, name, ...present({ namespace }) };
  }
}

/** Its controller runs in a namespace of its own, so that a name without one is none of this object's. */
function* peers(object: Resource, { kind, namespace = '' }: Ref, world: World): Iterable<Ref> {
  const { peers: at } = familyOf(kind);
  for (const { path, value } of at ? fieldsAt(object, at) : []) {
    const setting = path.slice(path.lastIndexOf('/') + 1);
    for (const { host } of typeof value === 'string' ? peersIn(setting, value) : []) {
      if (!host.includes('.')) continue;
      const [meant] = servicesNamed(host, namespace);
      if (meant) listBehind(meant, world);
      const service = serviceAt(host, namespace, world);
      if (service) yield refTo('Service', service);
    }
  }
}

/** Rounds are few: what is behind a Service is read together with it. */
function listBehind({ namespace }: Ref & Readonly<{ namespace: string }>, world: World): void {
  for (const kind of ['discovery.k8s.io/EndpointSlice', 'Pod', 'apps/Deployment'])
    world.list(kind, { namespace });
}

/** A field such as "resourceRefs"; those that lead back to whoever made the object name no more than that. */
const REFERENCE = /\/(?!claim|owner|parent)\w+Refs?$/;
/** Where references stand that say by themselves which kind they mean: Crossplane, Cluster API, Karpenter. */
const HOLDERS = ['spec', 'spec.crossplane'];

function fullReferences(object: Resource): readonly Readonly<{ value: unknown; usual: string }>[] {
  return HOLDERS.flatMap((at) => fieldsAt(object, `${at}[]`))
    .filter(({ path }) => REFERENCE.test(path))
    .flatMap(({ value }): readonly unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(
      (value) => textIn(value, 'kind') && (textIn(value, 'apiVersion') ?? textIn(value, 'group')),
    )
    .slice(0, MOST_NAMED)
    .map((value) => ({ value, usual: '' }));
}

/** "ClusterIssuer" of the usual group, a kind of the group that is named beside it, or the usual kind. */
function kindNamed(value: unknown, usual: string): string {
  const kind = textIn(value, 'kind');
  if (!kind) return usual;
  const apiVersion = textIn(value, 'apiVersion');
  if (apiVersion) return kindOf({ apiVersion, kind });
  const group = textIn(value, 'group') ?? (usual.includes('/') ? usual.split('/')[0] : undefined);
  return group ? `${group}/${kind}` : kind;
}

function isWideKind(kind: string): boolean {
  return /\/(?:Cluster(?:Issuer|SecretStore|TriggerAuthentication)|GatewayClass)$/.test(kind);
}
