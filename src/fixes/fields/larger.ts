import { amountOf, written } from '../../readings/quantities.ts';
import { candidate } from './candidate.ts';
import type { FoundField } from './field-row.ts';

/** What was reached was too little: twice as much is suggested, and no more than that is refused. */
export function larger(reached: string): Pick<FoundField, 'candidates' | 'tooLittle'> {
  const amount = amountOf('memory', reached);
  const candidates = amount > 0 ? [candidate(written('memory', amount * 2), 'twice')] : [];
  return { candidates, tooLittle: reached };
}
