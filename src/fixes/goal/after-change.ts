import type { Ref, World } from '../../domain/model.ts';
import type { Goal } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { ownersOf } from '../../readings/workloads/workloads.ts';
import { allReady } from './all-ready.ts';
import type { GoalState } from './goal-state.ts';
import { newestPods } from './newest-pods.ts';
import { outlived } from './outlived.ts';
import { troubledPod } from './troubled-pod.ts';

/** What a change is to mend: the subject of its cause, how many seconds the run lasted that failed before it, and since when it is approved. */
export type Mending = Readonly<{ cause: Ref; lived?: number; since?: string }>;

/**
 * The state of a goal, and beyond the field that was changed of the pods that it was changed for: whether all are ready, whether
 * they outlast the run before, and which of them is in trouble.
 */
export function afterChange(
  state: GoalState,
  goal: Goal,
  { cause, lived, since }: Mending,
  world: World,
): GoalState {
  const workload = workloadFor(goal, cause, world);
  if (!workload) return state;
  const pods = newestPods(workload, world);
  const ready = state.is === 'reached' && goal.is === 'in-place' ? allReady(workload) : state;
  if (ready.is === 'reached') return outlived({ ...state, ...ready }, pods, lived, world.now);
  const troubled = PODS_LACK.has(ready.why) ? troubledPod(pods, world.now, since) : undefined;
  return troubled ? { ...ready, troubled } : ready;
}

const PODS_LACK: ReadonlySet<string> = new Set([
  'not-available',
  'no-pods',
  'deadline',
  'restarts',
]);

/** What the goal is about makes pods; else what makes those of the cause's subject. */
function workloadFor({ is, on }: Goal, cause: Ref, world: World): Resource | undefined {
  const top = is === 'in-place' ? (ownersOf(cause, world).at(-1) ?? cause) : on;
  const { uid: _, ...ref } = top;
  const fact = world.get(ref);
  return fact.is === 'known' ? fact.value : undefined;
}
