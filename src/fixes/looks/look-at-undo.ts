import { undoOf } from '../../approvals/undo-of.ts';
import type { Plan } from '../../domain/plan.ts';
import type { MeteredLoader } from '../../domain/ports.ts';
import { lookAtChange, type Look } from './look-at-change.ts';

/** The plan that takes one back, and how its object stands to that; undefined where it has none. Throws ClusterUnreachable. */
export async function lookAtUndo(
  plan: Plan,
  loader: MeteredLoader,
): Promise<Readonly<{ undo: Plan; look: Look | undefined }> | undefined> {
  const undo = undoOf(plan);
  return undo && { undo, look: await lookAtChange(undo, loader) };
}
