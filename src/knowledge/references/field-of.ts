/** A JSON pointer as people write it: "spec.rules[0].backendRefs[1].name". */
export function fieldOf(path: string): string {
  return path
    .slice(1)
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
}
