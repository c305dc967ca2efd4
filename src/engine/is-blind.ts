import { gapKind } from '../domain/gap-kind.ts';
import type { Unread } from '../domain/verdict.ts';

/**
 * Whether a rule that an all-clear does not need has missed what would speak against it: a read that failed, or a refused
 * look at logs or events. An object that it may not read, such as a Secret, is nothing that it has to see.
 */
export function isBlind(gaps: readonly Unread[]): boolean {
  return gaps.some(({ read, why }) => {
    if (gapKind[why] === 'failed') return true;
    return gapKind[why] === 'refused' && !('get' in read || 'list' in read);
  });
}
