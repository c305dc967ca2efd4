import { isOfKind, kindOf } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isOver, isStarting } from '../../readings/pods/pods.ts';
import { SIZED, type Sized } from '../../readings/workloads/sizes.ts';
import { workloadHealth } from '../health/workload.ts';

/** Phases of a Rollout in which it counts the pods of two revisions. */
const ON_THEIR_WAY: readonly string[] = ['Progressing', 'Paused'];

/** Whether an object starts, changes or ends, so that its conditions and counts are not yet what they will be. */
export function isUnderWay(object: Resource, world: World): boolean {
  if (object.metadata?.deletionTimestamp) return true;
  if (isOfKind('Pod', object)) return isOver(object) || isStarting(object, world.now);
  const isOnItsWay =
    isOfKind('argoproj.io/Rollout', object) && ON_THEIR_WAY.includes(object.status?.phase ?? '');
  if (isOnItsWay) return true;
  return isSized(object) && workloadHealth.look(object, world) === 'starting';
}

function isSized(object: Resource): object is Sized {
  return SIZED.some((kind) => kind === kindOf(object));
}
