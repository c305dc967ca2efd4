import { isRecord } from './is-record.ts';

/** The one JSON text of a value, whatever the order of its keys. What is undefined is left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => (isRecord(one) ? sorted(one) : one));
}

/** Whether two values are the same JSON. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

/** Made from entries, so that a key such as "__proto__" stays a key. */
function sorted(record: object): object {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
