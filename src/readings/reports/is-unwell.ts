import { isA, isOfKind } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { missingBackends } from '../network/backends.ts';
import { isOver, isReady } from '../pods/pods.ts';
import { SIZED, sizeOf, type Sized } from '../workloads/sizes.ts';
import { reportOf } from './report.ts';

/** Whether an object that another waits for is not as it should be: only of one that was read. */
export function isUnwell(ref: Ref, world: World): boolean {
  const fact = world.get(ref);
  if (fact.is !== 'known') return false;
  const object: Resource = fact.value;
  if (isSized(ref, object)) {
    const { available, wanted } = sizeOf(object);
    return available < wanted;
  }
  if (isOfKind('Pod', object)) return !isReady(object) && !(isOver(object) && isDone(object));
  if (isOfKind('PersistentVolumeClaim', object)) return object.status?.phase !== 'Bound';
  if (isOfKind('Service', object)) return missingBackends(object, world) !== undefined;
  if (isOfKind('batch/Job', object) && awaitsPods(object)) return true;
  const { is } = reportOf(object, world.now);
  return is === 'ill' || is === 'unseen';
}

function isSized(ref: Ref, _object: Resource): _object is Sized {
  return SIZED.some((kind) => isA(kind, ref));
}

/** Pods of its that have not come as far as to run. */
function awaitsPods({ status }: Resource<'batch/Job'>): boolean {
  const { active = 0, ready = active } = status ?? {};
  return active > ready;
}

function isDone({ status }: Resource<'Pod'>): boolean {
  return status?.phase === 'Succeeded';
}
