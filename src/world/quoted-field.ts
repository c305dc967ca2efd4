import type { Evidence, Ref } from '../domain/model.ts';

/** The evidence that a field of an object says that; `path` is a JSON pointer. */
export function quotedField<R extends Ref>(on: R, path: string, quote: string) {
  return { source: 'field', on, path, quote } as const satisfies Evidence;
}
