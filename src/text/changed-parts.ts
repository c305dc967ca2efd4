/** An object or a list with its parts changed; itself where none is: of a large cluster hardly anything is copied. */
export function changedParts<T extends object>(
  whole: T,
  change: (part: unknown, key: string) => unknown,
): T {
  if (Array.isArray(whole)) return changedItems(whole, change) as T;
  let copy: T | undefined;
  for (const key in whole) {
    if (!Object.hasOwn(whole, key)) continue;
    const now = change(whole[key], key);
    if (Object.is(now, whole[key])) continue; // NaN is no change either
    copy ??= { ...whole }; // of the same parts
    Reflect.set(copy, key, now);
  }
  return copy ?? whole;
}

function changedItems(
  items: readonly unknown[],
  change: (item: unknown, index: string) => unknown,
): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (const [index, item] of items.entries()) {
    const now = change(item, String(index));
    if (Object.is(now, item)) continue;
    copy ??= [...items];
    copy[index] = now;
  }
  return copy ?? items;
}
