import type { Ended } from './end/ended.ts';

/**
 * Whether it was kubewhy that made the change. Only what was sent kept to its guards, and so only that tells what was there
 * before: of an answer that was lost a text tells.
 */
export function wasCarriedOut({ outcome, text }: Ended): boolean {
  return outcome === 'applied' || (outcome === 'already-so' && text !== undefined);
}
