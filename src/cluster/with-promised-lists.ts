import type { Resource } from '../domain/resource.ts';
import { changedParts } from '../text/changed-parts.ts';
import { isRecord } from '../text/is-record.ts';
import { PROMISED_LISTS } from './promised-lists.ts';

const PATHS: Readonly<Record<string, readonly (readonly string[])[]>> = Object.fromEntries(
  Object.entries(PROMISED_LISTS).map(([kind, lists]) => [
    kind,
    lists.map((list) => list.split('/')),
  ]),
);

/** An object with the lists that its type requires, empty where the API server sent none, in the parts that the object has. */
export function withPromisedLists(object: Resource): Resource {
  const { kind = '' } = object;
  if (!Object.hasOwn(PATHS, kind)) return object;
  return (PATHS[kind] ?? []).reduce<Resource>((whole, path) => withList(whole, path), object);
}

function withList<T>(whole: T, [key = '', ...rest]: readonly string[]): T {
  if (key === '*' && Array.isArray(whole)) return changedParts(whole, (one) => withList(one, rest));
  if (!isRecord(whole)) return whole;
  const now = rest.length > 0 ? withList(whole[key], rest) : (whole[key] ?? []);
  return Object.is(now, whole[key]) ? whole : { ...whole, [key]: now };
}
