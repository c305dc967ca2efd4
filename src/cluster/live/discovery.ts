import { z } from 'zod';

import { servedKind, type ServedKind } from '../../world/served-kinds.ts';

/** One kind as an API server serves it; `kind` carries the group: "apps/Deployment". */
export type ApiResource = Readonly<{
  kind: string;
  group: string;
  version: string;
  resource: string; // "deployments"
  singular: string;
  shortNames: readonly string[];
  namespaced: boolean;
  verbs: readonly string[];
  stale: boolean; // its aggregated API server does not answer
}>;
/** Where a kind is served; `unknown` when its API server did not answer the question. */
export type FoundKind = Readonly<
  { is: 'known'; resource: ApiResource } | { is: 'absent' } | { is: 'unknown' }
>;

const Resource = z.object({
  resource: z.string(),
  responseKind: z.object({ kind: z.string().default('') }).nullish(),
  scope: z.string().default(''),
  singularResource: z.string().default(''),
  shortNames: z.array(z.string()).default([]),
  verbs: z.array(z.string()).default([]),
});
const Version = z.object({
  version: z.string(),
  freshness: z.string().default('Current'),
  resources: z.array(Resource).default([]),
});
const Group = z.object({
  metadata: z.object({ name: z.string().default('') }),
  versions: z.array(Version).default([]),
});
/** The aggregated discovery document (apidiscovery.k8s.io, v2 or v2beta1). */
export const GroupList = z.object({
  kind: z.literal('APIGroupDiscoveryList'),
  items: z.array(Group),
});

/** The kinds in an aggregated discovery document, the preferred version of each first. */
export function resourcesOf({ items }: z.infer<typeof GroupList>): readonly ApiResource[] {
  return items.flatMap(({ metadata: { name: group }, versions }) =>
    versions.flatMap(({ version, freshness, resources }) => {
      const stale = freshness === 'Stale';
      // A group that does not answer lists nothing: it is remembered by a resource without a kind.
      const listed = resources.length > 0 ? resources : [UNLISTED];
      return listed.map(({ responseKind, scope, singularResource: singular, ...rest }) => {
        const kind = [group, responseKind?.kind ?? ''].filter(Boolean).join('/');
        return {
          ...rest,
          kind,
          group,
          version,
          singular,
          namespaced: scope === 'Namespaced',
          stale,
        };
      });
    }),
  );
}
const UNLISTED = Resource.parse({ resource: '' });

/** Finds a kind among them. */
export function findIn(resources: readonly ApiResource[], kind: string): FoundKind {
  const resource = resources.find((one) => one.kind === kind);
  if (resource) return { is: 'known', resource };
  const group = kind.includes('/') ? kind.split('/')[0] : '';
  const stale = resources.some((one) => one.group === group && one.stale);
  return stale ? { is: 'unknown' } : { is: 'absent' };
}

/** The path of all objects of a kind, of those in a namespace, or of one of them. */
export function pathOf(
  { group, version, resource, namespaced }: ApiResource,
  at: Readonly<{ namespace?: string | undefined; name?: string; sub?: string | undefined }>,
): string {
  const parts = [
    ...(group ? ['apis', group, version] : ['api', version]),
    ...(namespaced && at.namespace ? ['namespaces', at.namespace] : []),
    resource,
    ...(at.name ? [at.name] : []),
    ...(at.sub ? [at.sub] : []),
  ];
  return `/${parts.map(encodeURIComponent).join('/')}`;
}

/** Those whose objects can be listed, as objects themselves; of a kind that is served twice the preferred version. */
export function servedKinds(resources: readonly ApiResource[]): readonly ServedKind[] {
  const kinds = resources
    .filter(({ resource, verbs }) => resource !== '' && verbs.includes('list'))
    .map(({ kind, group, version, resource, namespaced, singular, shortNames }) => {
      const [own = kind] = kind.split('/').toReversed();
      const names = { kind: own, plural: resource, singular: singular || own.toLowerCase() };
      return servedKind({ ...names, shortNames, group, version, isNamespaced: namespaced });
    });
  return [
    ...new Map(kinds.toReversed().map((one) => [one.metadata?.name, one])).values(),
  ].reverse();
}

/** As recordings spell it: "deployments.apps". */
export function spelled({ group, resource }: ApiResource): string {
  return group ? `${resource}.${group}` : resource;
}
