/** The fields that have a value: without what is undefined, null, false, empty or zero. */
export function present<T extends object>(fields: T): Present<T> {
  const all = Object.entries(fields).filter(([, value]) => Boolean(value));
  return Object.fromEntries(all) as Present<T>; // each field that is left has its type, without the values above
}

/** The same fields, each there with a value or not there. */
type Present<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined | null | false | ''> };
