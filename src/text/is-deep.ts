/** Kinds of Kubernetes nest about forty levels, definitions of custom kinds a hundred. */
const MOST_LEVELS = 200;

/** Whether data nests deeper than anything that means something: what walks through it would run out of stack. */
export function isDeep(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const key in value) {
    if (isDeep(Reflect.get(value, key), levels - 1)) return true;
  }
  return false;
}
