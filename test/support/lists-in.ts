/** The paths of all lists in a value, those in lists included. */
export function listsIn(
  value: unknown,
  path: readonly string[] = [],
): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([key, inner]) => listsIn(inner, [...path, key]));
  return Array.isArray(value) ? [path, ...within] : within;
}
