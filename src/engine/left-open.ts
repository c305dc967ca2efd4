import { gapKind } from '../domain/gap-kind.ts';
import type { Unread } from '../domain/verdict.ts';
import type { Noted } from '../world/open-world.ts';

/** The reads without an answer that count: those that may still be loaded, that failed, or that leave something open. */
export function leftOpen(unread: readonly Noted[], isTrouble: boolean): readonly Unread[] {
  return unread
    .filter(({ why, leavesNothingOpen: when }) => {
      if (why === 'not-loaded' || !when) return true;
      if (gapKind[why] === 'failed' && when === 'always') return true;
      return when === 'in-trouble' && !isTrouble;
    })
    .map(({ read, why }) => ({ read, why }));
}
