import type { Resource } from '../../domain/resource.ts';
import { courseOf } from './course.ts';
import { strategyOf } from './strategy-of.ts';

/**
 * How many pods of the stable revision are left when a canary that goes on at this step rests again: at the next pause
 * that somebody has to end, or when it is done. Undefined where its fields are not valid.
 */
export function olderAtRest(
  rollout: Resource<'argoproj.io/Rollout'>,
  from: number,
): number | undefined {
  const { replicas = 1, strategy } = rollout.spec ?? {};
  const steps = rollout.status?.promoteFull ? [] : (strategy?.canary?.steps ?? []);
  const pause = steps.findIndex(
    (step, at) => at >= from && step.pause !== undefined && step.pause.duration === undefined,
  );
  const planned = strategyOf(rollout, { replicas, older: replicas });
  const points = planned ? courseOf(planned.strategy) : [];
  const last = points.findLast(({ at }) => pause === -1 || (at.is === 'step' && at.step <= pause));
  return last?.older;
}
