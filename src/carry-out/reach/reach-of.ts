import type { Reach } from '../../domain/remedy.ts';
import { type ReachId, reaches } from './index.ts';

/** What a remedy may write. */
export function reachOf(id: ReachId): readonly Reach[] {
  return reaches[id];
}
