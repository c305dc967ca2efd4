import type { CandidateCode } from '../../domain/codes.ts';
import type { Candidate } from '../../domain/remedy.ts';

/** A value that is suggested, why, and what was seen of it. */
export function candidate(value: string, why: CandidateCode, note?: string): Candidate {
  return { value, why, ...(note !== undefined && { note }) };
}
