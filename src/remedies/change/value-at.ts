import { keysOf } from '../../text/json-pointer.ts';

/** What an object holds at a JSON pointer; undefined where there is nothing. */
export function valueAt(object: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    return Reflect.get(value, key);
  }, object);
}
