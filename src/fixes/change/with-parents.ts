import { isRecord } from '../../text/is-record.ts';
import { keyOf, valueAt } from '../../text/json-pointer.ts';

/** One path to set; undefined is taken out. */
type Set = Readonly<{ path: string; value: unknown }>;

/**
 * The operations that set these fields. A JSON Patch creates no parents, so the first missing parent is set with everything
 * below it.
 */
export function withParents(
  object: object,
  at: string,
  fields: Readonly<Record<string, unknown>>,
): readonly Set[] {
  const sets = new Map<string, unknown>();
  for (const [key, value] of Object.entries(fields)) {
    const keys = `${at}/${key}`.split('/').slice(1);
    const paths = keys.map((_, end) => `/${keys.slice(0, end + 1).join('/')}`);
    const first = paths.findIndex((path) => valueAt(object, path) === undefined);
    const end = first === -1 ? keys.length - 1 : first;
    if (value === undefined && end < keys.length - 1) continue; // it is not there
    const path = paths[end] ?? '';
    sets.set(path, joined(sets.get(path), below(keys.slice(end + 1), value)));
  }
  return [...sets].map(([path, value]) => ({ path, value }));
}

function below(keys: readonly string[], value: unknown): unknown {
  return keys.reduceRight<unknown>((inner, key) => ({ [keyOf(key)]: inner }), value);
}

/** Two fields below one new parent. */
function joined(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return other;
  const shared = Object.entries(other).map(([key, value]) => [key, joined(one[key], value)]);
  return { ...one, ...Object.fromEntries(shared) };
}
