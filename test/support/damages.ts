import type { Resource } from '#src/domain/resource.ts';

/** One way in which a field may not be what it should: `path` leads to it, and `to` is what stands there instead. */
export type Damage = Readonly<{ path: readonly string[]; to: 'null' | 'other' | 'missing' }>;

/** Every damage of every field of an object but those by which it is found. */
export function damagesOf(object: Resource): readonly Damage[] {
  return pathsIn(object)
    .filter(([first = '']) => first === 'spec' || first === 'status')
    .flatMap((path) => (['null', 'other', 'missing'] as const).map((to) => ({ path, to })));
}

/** The object with that damage. */
export function damaged(object: Resource, { path, to }: Damage): Resource {
  return replaced(object, path, to) as Resource;
}

function pathsIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...pathsIn(inner).map((path) => [key, ...path]),
  ]);
}

function replaced(value: unknown, [key = '', ...rest]: Damage['path'], to: Damage['to']): unknown {
  const entries = Object.entries(value as object).flatMap(([name, inner]: [string, unknown]) => {
    if (name !== key) return [[name, inner] as const];
    if (rest.length > 0) return [[name, replaced(inner, rest, to)] as const];
    if (to === 'missing') return [];
    return [[name, to === 'null' ? null : otherThan(inner)] as const];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** A number would do for an amount, and a text for a port. */
function otherThan(value: unknown): unknown {
  return typeof value === 'boolean' ? 'odd' : true;
}
