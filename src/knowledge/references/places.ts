import { isRecord } from '../../text/is-record.ts';
import { keyOf, segment } from '../../text/json-pointer.ts';

/** What stands at a JSON pointer of an object, and the fields beside it. */
export type FieldPlace<T = unknown> = Readonly<{
  path: string;
  value: T;
  siblings: Readonly<Record<string, unknown>>;
}>;

/** All that is there where a JSON pointer leads in which `*` is any place of a list. */
export function placesIn(object: object, at: string): readonly FieldPlace[] {
  const keys = at.slice(1).split('/');
  return placesBelow(object, keys, '', {});
}

function placesBelow(
  value: unknown,
  [key, ...keys]: readonly string[],
  path: string,
  siblings: FieldPlace['siblings'],
): readonly FieldPlace[] {
  if (value === undefined || value === null) return [];
  if (key === undefined) return [{ path, value, siblings }];
  if (key === '*') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) => placesBelow(item, keys, `${path}/${index}`, siblings));
  }
  if (!isRecord(value)) return [];
  const name = keyOf(key);
  return placesBelow(value[name], keys, `${path}/${segment(name)}`, value);
}
