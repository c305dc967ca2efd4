import type { ActEnd } from './end/ended.ts';

/**
 * Whether kubewhy itself made the change. Only then did its guards hold, so the plan knows the old values. `already-so` with
 * a text means that kubewhy sent the change and lost the answer.
 */
export function wasCarriedOut({ outcome, text }: ActEnd): boolean {
  return outcome === 'applied' || (outcome === 'already-so' && text !== undefined);
}
