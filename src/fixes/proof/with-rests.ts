import type { Change, Check } from '../../domain/plan.ts';
import type { Workload } from '../change/workload.ts';
import { placementRests } from './placement-rests.ts';

/** A change with what the proof of its placement rests on, if that was proved for the object that it changes. */
export function withRests(
  change: Change,
  placement: Check,
  workload: Workload | undefined,
): Change {
  const holder = [workload?.holder, workload].find((one) => one?.on.uid === change.on.uid);
  if (placement.is !== 'holds' || !holder) return change;
  const rests = placementRests(holder.object, change);
  return rests.length > 0 ? { ...change, rests } : change;
}
