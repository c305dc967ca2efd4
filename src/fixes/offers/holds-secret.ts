import type { Proposal } from '../../domain/remedy.ts';
import { HIDDEN } from '../../text/redaction/hidden.ts';

/** Whether a proposal writes a field that is partly hidden, which can be neither compared nor kept. */
export function holdsSecret({ change }: Proposal): boolean {
  return JSON.stringify(change ?? {}).includes(HIDDEN);
}
