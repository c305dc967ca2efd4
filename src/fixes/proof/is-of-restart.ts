import type { Op } from '../../domain/plan.ts';

/** Whether a change only has the pods of a Rollout made anew, of the revision that they are of now. */
export function isOfRestart(ops: readonly Op[]): boolean {
  return ops.length > 0 && ops.every(({ path }) => path === '/spec/restartAt');
}
