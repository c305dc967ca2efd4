/** A key as a segment of a JSON Pointer (RFC 6901). */
export function segment(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The keys that a JSON Pointer goes down by: the undoing of `segment`. */
export function keysOf(pointer: string): readonly string[] {
  return pointer.split('/').slice(1).map(keyOf);
}

/** The key that a segment of a JSON Pointer names. */
export function keyOf(escaped: string): string {
  return escaped.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** What an object holds at a JSON Pointer; undefined where there is nothing. */
export function valueAt(object: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    return Reflect.get(value, key);
  }, object);
}
