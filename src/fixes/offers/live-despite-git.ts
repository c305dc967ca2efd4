import type { Revert } from '../../domain/git-owner.ts';
import type { Change } from '../../domain/plan.ts';

/**
 * A change of what Git owns as it is made live by choice, with what is foretold of it. None where what its owner is told was not read or
 * understood, nor where that puts it back by itself: the workload would only roll twice, and a rollback start the bad version again.
 * An owner in another cluster can be asked by nobody here: that is said, and left to whoever chooses.
 */
export function liveDespiteGit(change: Change, revert: Revert): Change | undefined {
  const { is, ifHeld } = revert;
  if (is === 'unknown' || (PUTS_BACK.has(is) && !ifHeld)) return undefined;
  return { ...change, beside: revert };
}

const PUTS_BACK: ReadonlySet<Revert['is']> = new Set(['self-heal', 'interval']);
