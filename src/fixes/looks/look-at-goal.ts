import type { Goal } from '../../domain/plan.ts';
import type { MeteredLoader } from '../../domain/ports.ts';
import { inRounds } from '../../world/in-rounds.ts';
import { openWorld } from '../../world/open-world.ts';
import type { Mending } from '../goal/after-change.ts';
import type { GoalState } from '../goal/goal-state.ts';
import { stateOfGoal } from '../goal/state-of-goal.ts';

/** Reads what it takes to tell whether a goal is reached. Throws ClusterUnreachable. */
export async function lookAtGoal(
  goal: Goal,
  loader: MeteredLoader,
  mending?: Mending,
): Promise<GoalState> {
  const { value } = await inRounds(loader, (source) => {
    const { world, unread } = openWorld(source);
    return { value: stateOfGoal(goal, world, mending), unread };
  });
  return value;
}
