/** What a map from outside holds by a name from outside; not what each object inherits, such as "constructor". */
export function ownOf<T>(
  map: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return map && Object.hasOwn(map, name) ? map[name] : undefined;
}
