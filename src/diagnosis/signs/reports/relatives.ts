import { isSame, kindOf, refKey, refTo } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { peersIn } from '../../../world/readings/network/addresses.ts';
import { serviceAt, servicesNamed } from '../../../world/readings/network/service-names.ts';
import { isClusterScoped } from '../../targets/kinds.ts';
import { familyOf } from './families.ts';
import { fieldsAt, textIn, type Field } from './fields.ts';

/** An object on which another depends, by a field of its own or because it made it. */
export type Relative = Readonly<{ ref: Ref; by: 'names' | 'asks' | 'makes' }>;

/** What an operator makes for its objects, most often. */
const WORKLOADS = [
  'apps/Deployment',
  'apps/StatefulSet',
  'apps/DaemonSet',
  'batch/Job',
  'Pod',
  'PersistentVolumeClaim',
];
/** As many of the objects that a list in a status names. */
const MOST_NAMED = 12;
/** Flux names what a release or a Kustomization made by labels, Argo CD in its own status. */
const FLUX_LABELS: Readonly<Record<string, string>> = {
  'helm.toolkit.fluxcd.io/HelmRelease': 'helm.toolkit.fluxcd.io',
  'kustomize.toolkit.fluxcd.io/Kustomization': 'kustomize.toolkit.fluxcd.io',
};

/** What a custom object depends on and what it made, as far as it can be told. */
export function relativesOf(object: Resource, world: World): readonly Relative[] {
  const of = refTo(kindOf(object), object);
  const named = [...referred(object, of, world)].map((ref) => ({ ref, by: 'names' as const }));
  const asked = [...peers(object, of, world)].map((ref) => ({ ref, by: 'asks' as const }));
  const made = [
    ...applied(object, of),
    ...children(object, of),
    ...owned(of, world),
    ...labelled(of, object, world),
  ];
  const all = [...named, ...asked, ...made.map((ref) => ({ ref, by: 'makes' as const }))];
  const others = all.filter(({ ref }) => refKey(ref) !== refKey(of));
  return [...new Map(others.map((one) => [refKey(one.ref), one])).values()];
}

/** The objects above one: its owners of whatever kind, the nearest first. */
export function ownersAbove(object: Resource): readonly Ref[] {
  const { namespace, ownerReferences = [] } = object.metadata ?? {};
  return ownerReferences.map((owner) => ({
    kind: kindOf(owner),
    name: owner.name,
    ...(namespace && { namespace }),
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
    const isWide = isClusterScoped(kind, world) || isWideKind(kind);
    const namespace = isWide ? undefined : (textIn(value, 'namespace') ?? of.namespace);
    yield { kind, name, ...(namespace && { namespace }) };
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

/** What a status lists as its own, saying which kind that is: Tekton's `childReferences`. */
function children(object: Resource, { namespace }: Ref): readonly Ref[] {
  return fieldsAt(object, 'status.childReferences[]')
    .flatMap(({ value }): readonly Ref[] => {
      const [kind, name] = ['kind', 'name'].map((key) => textIn(value, key));
      const apiVersion = textIn(value, 'apiVersion');
      if (!kind || !name || !apiVersion) return [];
      return [{ kind: kindOf({ apiVersion, kind }), name, ...(namespace && { namespace }) }];
    })
    .slice(0, MOST_NAMED);
}

/** What Argo CD and Flux list as applied, where that is in this cluster. */
function applied(object: Resource, { kind }: Ref): readonly Ref[] {
  if (kind === 'argoproj.io/Application') {
    const [server] = fieldsAt(object, 'spec.destination.server');
    if (server && server.value !== 'https://kubernetes.default.svc') return [];
    const [operation] = fieldsAt(object, 'status.operationState');
    const isOn = textIn(operation?.value, 'phase') === 'Running'; // once over, what it applied says so for good
    const synced = isOn ? fieldsAt(object, 'status.operationState.syncResult.resources[]') : [];
    const awaited = synced.filter(({ value }) => textIn(value, 'hookPhase') === 'Running');
    return [...awaited, ...fieldsAt(object, 'status.resources[]')]
      .flatMap(fromApplication)
      .slice(0, MOST_NAMED);
  }
  return fieldsAt(object, 'status.inventory.entries[]').flatMap(fromInventory).slice(0, MOST_NAMED);
}

/** Only of what can be ill: the rest, such as RBAC, would only cost reads. */
const PLAIN =
  /(?:^|\/)(?:ConfigMap|Secret|ServiceAccount|Namespace|(?:Cluster)?Role(?:Binding)?|CustomResourceDefinition|NetworkPolicy|AppProject)$/;

function fromApplication({ value }: Field): readonly Ref[] {
  const [group, kind, name, namespace] = ['group', 'kind', 'name', 'namespace'].map((key) =>
    textIn(value, key),
  );
  if (!kind || !name || PLAIN.test(kind)) return [];
  return [{ kind: group ? `${group}/${kind}` : kind, name, ...(namespace && { namespace }) }];
}

/** "<namespace>_<name>_<group>_<kind>" (fluxcd/cli-utils, object.ObjMetadata). */
function fromInventory({ value }: Field): readonly Ref[] {
  const [namespace, name, group, kind] = textIn(value, 'id')?.split('_') ?? [];
  if (!kind || !name || PLAIN.test(kind)) return [];
  return [{ kind: group ? `${group}/${kind}` : kind, name, ...(namespace && { namespace }) }];
}

function owned(of: Ref, world: World): readonly Ref[] {
  const { namespace } = of;
  if (!namespace) return [];
  return [...(familyOf(of.kind).makes ?? []), ...WORKLOADS].flatMap((kind) =>
    world
      .list(kind, { namespace })
      .items.filter(({ metadata }) =>
        metadata?.ownerReferences?.some(
          (owner) => kindOf(owner) === of.kind && owner.name === of.name && isSame(of, owner),
        ),
      )
      .map((object) => refTo(kind, object)),
  );
}

function labelled(of: Ref, object: Resource, world: World): readonly Ref[] {
  const prefix = FLUX_LABELS[of.kind];
  if (!prefix || fieldsAt(object, 'status.inventory.entries[]').length > 0) return [];
  const [target] = fieldsAt(object, 'spec.targetNamespace');
  const namespace = typeof target?.value === 'string' ? target.value : (of.namespace ?? '');
  return WORKLOADS.slice(0, 4).flatMap((kind) =>
    world
      .list(kind, { namespace })
      .items.filter(
        ({ metadata }) =>
          metadata?.labels?.[`${prefix}/name`] === of.name &&
          metadata.labels[`${prefix}/namespace`] === of.namespace,
      )
      .map((one) => refTo(kind, one)),
  );
}
