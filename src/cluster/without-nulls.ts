/** Data without its nulls, which mean "not set" to the API server; a null in a list keeps its place. */
export function withoutNulls<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutNulls) as T;
  const entries = Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    inner === null ? [] : [[key, withoutNulls(inner)] as const],
  );
  return Object.fromEntries(entries) as T;
}
