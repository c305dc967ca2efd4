import { z } from 'zod';

/** One kind as an API server serves it; `kind` carries the group: "apps/Deployment". */
export type ApiResource = Readonly<{
  kind: string;
  group: string;
  version: string;
  resource: string; // "deployments"
  namespaced: boolean;
  verbs: readonly string[];
  stale: boolean; // its aggregated API server does not answer
}>;
/** Where a kind is served; `unknown` when its API server did not answer the question. */
export type Found = Readonly<
  { is: 'known'; resource: ApiResource } | { is: 'absent' } | { is: 'unknown' }
>;

const Resource = z.object({
  resource: z.string(),
  responseKind: z.object({ kind: z.string().default('') }).nullish(),
  scope: z.string().default(''),
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
      return listed.map(({ resource, responseKind, scope, verbs }) => {
        const kind = [group, responseKind?.kind ?? ''].filter(Boolean).join('/');
        const namespaced = scope === 'Namespaced';
        return { kind, group, version, resource, namespaced, verbs, stale };
      });
    }),
  );
}
const UNLISTED: z.infer<typeof Resource> = { resource: '', scope: '', verbs: [] };

/** Finds a kind among them. */
export function findIn(resources: readonly ApiResource[], kind: string): Found {
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

/** As recordings spell it: "deployments.apps". */
export function spelled({ group, resource }: ApiResource): string {
  return group ? `${resource}.${group}` : resource;
}
