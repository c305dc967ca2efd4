import { kindOf } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { SIZED, sizeOf, type Sized } from '../../readings/workloads/sizes.ts';
import type { GoalState } from './goal-state.ts';

/** Whether a workload has as many available pods as it wants, of whichever revision; reached for what has no number of pods. */
export function allReady(object: Resource): GoalState {
  if (!isSized(object)) return { is: 'reached' };
  const { wanted, available, isObserved } = sizeOf(object);
  if (!isObserved) return { is: 'waiting', why: 'not-observed' };
  if (available < wanted)
    return { is: 'waiting', why: 'not-available', note: `${available}/${wanted}` };
  return { is: 'reached', ready: { pods: wanted, of: 'all' } };
}

function isSized(object: Resource): object is Sized {
  const kinds: readonly string[] = SIZED;
  return kinds.includes(kindOf(object));
}
