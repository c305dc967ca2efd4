/** A key as a segment of a JSON Pointer (RFC 6901). */
export function segment(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
