import type { Revert } from '../../domain/git-owner.ts';
import type { Change } from '../../domain/plan.ts';

/**
 * The change as a live patch although Git owns the object, with what the owner will do to it. Undefined if the owner's settings could
 * not be read or understood, or if it would revert the patch by itself: the workload would only roll twice, and a rollback would
 * start the bad version again. An owner in another cluster cannot be read from here; the dialog says so, and the person decides.
 */
export function liveDespiteGit(change: Change, revert: Revert): Change | undefined {
  const { is, ifHeld } = revert;
  if (is === 'unknown' || (PUTS_BACK.has(is) && !ifHeld)) return undefined;
  return { ...change, beside: revert };
}

const PUTS_BACK: ReadonlySet<Revert['is']> = new Set(['self-heal', 'interval']);
