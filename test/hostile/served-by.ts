import { resourceOf } from '#src/world/coverage.ts';
import type { Recording } from '#src/world/recorded.ts';
import { kindsAmong } from '#src/world/served-kinds.ts';
import { builtInKinds } from '#test/hostile/built-in-kinds.ts';

/** One kind as a recorded API server serves it; `of` carries the group, `plural` is as in a path. */
export type Served = Readonly<{
  of: string;
  group: string;
  version: string;
  kind: string;
  plural: string;
  isNamespaced: boolean;
}>;

/** What a recorded API server serves: what each does, and what it holds objects of. */
export function servedBy({ objects }: Recording): readonly Served[] {
  const builtIn = builtInKinds.map((one) => {
    const of = one.group ? `${one.group}/${one.kind}` : one.kind;
    return { ...one, of, plural: resourceOf(of).split('.')[0] ?? '' };
  });
  const held = kindsAmong(objects).map(({ spec: { group, version, scope, names } }) => {
    const { kind, plural } = names;
    const of = group ? `${group}/${kind}` : kind;
    return { of, group, version, kind, plural, isNamespaced: scope === 'Namespaced' };
  });
  return [...new Map([...builtIn, ...held].map((one) => [one.of, one])).values()];
}

/** The aggregated discovery document of /api or /apis. */
export function discoveryOf(served: readonly Served[], path: '/api' | '/apis'): object {
  const groups = Map.groupBy(
    served.filter(({ group }) => (group === '') === (path === '/api')),
    ({ group }) => group,
  );
  const items = [...groups].map(([group, kinds]) => ({
    metadata: { name: group },
    versions: [...Map.groupBy(kinds, ({ version }) => version)].map(([version, those]) => ({
      version,
      freshness: 'Current',
      resources: those.map(resource),
    })),
  }));
  return {
    kind: 'APIGroupDiscoveryList',
    apiVersion: 'apidiscovery.k8s.io/v2',
    metadata: {},
    items,
  };
}

function resource({ kind, plural, group, version, isNamespaced }: Served): object {
  return {
    resource: plural,
    responseKind: { group, version, kind },
    scope: isNamespaced ? 'Namespaced' : 'Cluster',
    singularResource: kind.toLowerCase(),
    verbs: ['get', 'list', 'watch'],
  };
}
