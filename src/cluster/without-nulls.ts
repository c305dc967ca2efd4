import { changedParts } from '../text/changed-parts.ts';

/** Data without its nulls, which mean "not set" to the API server; a null in a list keeps its place. */
export function withoutNulls<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const whole = changedParts(value, withoutNulls);
  if (Array.isArray(whole) || !Object.values(whole).includes(null)) return whole;
  return Object.fromEntries(Object.entries(whole).filter(([, inner]) => inner !== null)) as T;
}
