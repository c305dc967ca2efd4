import type { Resource } from '#src/domain/resource.ts';
import type { Reference } from '#src/knowledge/references/reference.ts';
import { named } from '#test/support/objects.ts';

/** Kinds of the tables that belong to no namespace and name something. */
const CLUSTER_WIDE = /Configuration$|APIService$|Cluster|AdmissionPolicyBinding$|VolumeAttachment$/;

/** An object "asker" of namespace shop that holds a value where a JSON pointer leads; `*` is the first of a list. */
export function holdingAt(
  from: string,
  at: string,
  value: unknown,
  object: Resource = named(from, 'asker', CLUSTER_WIDE.test(from) ? '' : 'shop'),
): Resource {
  return put(object, at.slice(1).split('/'), value) as Resource;
}

/** The same with a name where a row says, and more beside it. */
export function holding(
  { from, at }: Pick<Reference, 'from' | 'at'>,
  name: string,
  beside: object = {},
): Resource {
  const keys = at.split('/');
  const key = keys.at(-1) ?? '';
  if (key === '*') return holdingAt(from, at, name);
  return holdingAt(from, keys.slice(0, -1).join('/'), { ...beside, [key]: name });
}

function put(within: unknown, [key, ...keys]: readonly string[], value: unknown): unknown {
  if (key === undefined || key === '') return { ...(within as object), ...(value as object) };
  const rest = (held: unknown) => (keys.length === 0 ? value : put(held, keys, value));
  if (key === '*') return [rest(undefined)];
  const held = (within ?? {}) as Record<string, unknown>;
  return { ...held, [key]: rest(held[key]) };
}
