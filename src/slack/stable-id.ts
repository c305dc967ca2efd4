import { createHash } from 'node:crypto';

/**
 * The same id for the same request, however often it comes. It has letters and no colon, which BullMQ
 * would refuse.
 */
export function stableId(kind: string, ...parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${kind}-${hash.slice(0, 24)}`;
}
