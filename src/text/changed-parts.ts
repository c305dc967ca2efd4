/** An object or a list with its parts changed; itself where none is: of a large cluster hardly anything is copied. */
export function changedParts<T extends object>(
  whole: T,
  change: (part: unknown, key: string) => unknown,
): T {
  let copy: T | undefined;
  for (const key of Object.keys(whole)) {
    const part: unknown = whole[key as keyof T];
    const now = change(part, key);
    if (Object.is(now, part)) continue; // NaN is no change either
    copy ??= (Array.isArray(whole) ? [...whole] : { ...whole }) as T; // of the same parts
    Reflect.set(copy, key, now);
  }
  return copy ?? whole;
}
