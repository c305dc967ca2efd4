import { kindOf } from '../domain/keys.ts';
import type { World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { resourceOf } from './coverage.ts';
import { oncePer } from './once-per.ts';

/** The kind under which the kinds are listed that a cluster has. */
export const SERVED_KIND = 'apidiscovery.k8s.io/APIResourceDiscovery';
export type ServedKind = Resource<typeof SERVED_KIND>;

/** Says that a kind is served. */
export function servedKind(
  spec: Readonly<{
    group: string;
    version: string;
    isNamespaced: boolean;
    kind: string;
    plural: string;
    singular: string;
    shortNames: readonly string[];
  }>,
): ServedKind {
  const { group, version, isNamespaced, kind, plural, singular, shortNames } = spec;
  const names = { kind, plural, singular, shortNames };
  return {
    apiVersion: 'apidiscovery.k8s.io/v2',
    kind: 'APIResourceDiscovery',
    metadata: { name: group ? `${names.plural}.${group}` : names.plural },
    spec: { group, version, scope: isNamespaced ? 'Namespaced' : 'Cluster', names },
  };
}

/** The resource of a kind that is served: "widgets.example.com" of "example.com/Widget". */
export function resourceServing(kind: string, world: World): string | undefined {
  return servedIn(world).find((one) => kindServed(one) === kind)?.metadata?.name;
}

/** The kind that a resource serves: "Pod" of "pods", "example.com/Widget" of "widgets.example.com". */
export function kindServedBy(resource: string, world: World): string | undefined {
  const served = servedIn(world).find(({ metadata }) => metadata?.name === resource);
  return served && kindServed(served);
}

/** Whether objects of a kind belong to no namespace: by what is known of it, or else by what is served. */
export function isClusterScoped(
  kind: string,
  world: World,
  known: readonly Scoped[] = [],
): boolean {
  const own = known.find((one) => one.kind === kind);
  if (own) return own.clusterScoped ?? false;
  return servedIn(world).some((one) => kindServed(one) === kind && one.spec.scope === 'Cluster');
}

type Scoped = Readonly<{ kind: string; clusterScoped?: true }>;

function servedIn(world: World): readonly ServedKind[] {
  return world.list(SERVED_KIND, { namespace: '' }).items;
}

function kindServed({ spec: { group, names } }: ServedKind): string {
  return group ? `${group}/${names.kind}` : names.kind;
}

/** The kinds that objects are of, by the definitions among them; the plural of one that has none is a guess. */
export const kindsAmong = oncePer((objects: readonly Resource[]): readonly ServedKind[] => {
  const seen = [...Map.groupBy(objects, kindOf)].map(([kind, [first]]) => seenKind(kind, first));
  const defined = objects.flatMap((object) => (isDefinition(object) ? definedKind(object) : []));
  return [...new Map([...seen, ...defined].map((one) => [one.metadata?.name, one])).values()];
});

function seenKind(of: string, object: Resource | undefined): ServedKind {
  const [kind = '', group = ''] = of.split('/').toReversed();
  const [plural = ''] = resourceOf(of).split('.');
  return servedKind({
    group,
    version: object?.apiVersion?.split('/').at(-1) ?? '',
    isNamespaced: object?.metadata?.namespace !== undefined,
    kind,
    plural,
    singular: kind.toLowerCase(),
    shortNames: [],
  });
}

type Definition = Resource<'apiextensions.k8s.io/CustomResourceDefinition'>;

function isDefinition(object: Resource): object is Definition {
  return kindOf(object) === 'apiextensions.k8s.io/CustomResourceDefinition';
}

function definedKind({ spec }: Partial<Definition>): readonly ServedKind[] {
  const { group, versions, scope, names }: Partial<Definition['spec']> = spec ?? {};
  if (!names?.kind || !names.plural || !group) return []; // written by hand, and not whole
  const { kind, plural, singular = kind.toLowerCase(), shortNames = [] } = names;
  const all = Array.isArray(versions) ? versions : [];
  const version = all.find(({ served }) => served)?.name ?? '';
  const isNamespaced = scope === 'Namespaced';
  return [servedKind({ group, version, isNamespaced, kind, plural, singular, shortNames })];
}
