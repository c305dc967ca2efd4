/**
 * A table that is looked up by names from outside: what it does not hold it does not find, also not "constructor" or
 * "toString", which every other object has from its prototype.
 */
export function tableOf<T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, rows);
}
