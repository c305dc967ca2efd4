/**
 * Whether a value has all that a wanted one has. Of a list, each wanted item is somewhere in it; a text between
 * slashes is a pattern.
 */
export function looksLike(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return wanted.every(
      (one) => Array.isArray(value) && value.some((item) => looksLike(item, one)),
    );
  }
  if (typeof wanted === 'object' && wanted !== null) {
    return Object.entries(wanted).every(([key, one]) => looksLike(fieldOf(value, key), one));
  }
  const [, pattern] = typeof wanted === 'string' ? (/^\/(.+)\/$/.exec(wanted) ?? []) : [];
  if (!pattern) return value === wanted;
  return typeof value === 'string' && new RegExp(pattern).test(value);
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
