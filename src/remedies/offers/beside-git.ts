import type { Revert } from '../../domain/git-owner.ts';
import type { Change } from '../../domain/plan.ts';

/**
 * A change of what Git owns as it is made live by choice. None where its owner puts it back by itself: the workload would only
 * roll twice, and a rollback start the bad version again.
 */
export function besideGit(change: Change, revert: Revert | undefined): Change | undefined {
  if (!revert || revert.is === 'self-heal' || revert.is === 'interval') return undefined;
  return { ...change, owner: revert.owner };
}
