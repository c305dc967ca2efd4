import { isOfKind } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Change } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { predictedPod } from '../../simulator/rollout/predicted-pods.ts';
import { present } from '../../text/present.ts';
import { changed } from '../../world/changed.ts';
import type { Difference } from '../../world/overlay.ts';
import { isRecreated } from '../change/is-recreated.ts';
import type { Workload } from '../change/workload.ts';
import { isOfRestart } from './is-of-restart.ts';
import { isOfScale, scaled } from './scaled.ts';
import { isOfStrategy, unblocked } from './unblocked.ts';
import { updateAfter } from './update-after.ts';

/**
 * The cluster just after a change: the object has it, the pods of the unfinished revision are gone, and the first
 * pod of the next one waits to be placed. Where it goes back to the older pods, these are all that is left.
 */
export function predict(
  workload: Workload,
  { on, ops }: Change,
  isBack: boolean,
  world: World,
): Difference {
  const owner = world.get(on);
  if (owner.is !== 'known') return { put: [], drop: [] };

  const object = changed(owner.value, ops);
  if (isBack) return { put: [object], drop: unfinished(workload, world) };
  if (isOfStrategy(ops)) return unblocked(workload, object, world);
  if (isOfRestart(ops)) return { put: [object], drop: [] };
  if (isOfScale(ops)) return scaled(workload, object, world);
  const update = updateAfter(workload, { on, ops }, world);
  const { pods } = podsOf(workload.on, world);
  return {
    put: [object, ...firstOf(workload, waiting(predictedPod(update, 0)))],
    drop: isRecreated(object)
      ? pods
      : pods.filter((pod) => !update.older.includes(pod) || isCleanedUp(pod, workload)),
  };
}

/** A Deployment that makes a new revision removes old pods that are not Ready before any other. */
function isCleanedUp(pod: Resource<'Pod'>, { object }: Workload): boolean {
  return isOfKind('apps/Deployment', object) && !isReady(pod);
}

function unfinished(workload: Workload, world: World): readonly Resource[] {
  const { older } = updateAfter(workload, { on: workload.on, ops: [] }, world);
  return podsOf(workload.on, world).pods.filter((pod) => !older.includes(pod));
}

/** The scheduler has just said that it found no node: the engine looks for why. */
function waiting(pod: Resource<'Pod'>): Resource<'Pod'> {
  const conditions = [{ type: 'PodScheduled', status: 'False', reason: 'Unschedulable' }];
  return { ...pod, status: { phase: 'Pending', conditions } };
}

/** The pod below a ReplicaSet of its own. */
function firstOf({ on }: Workload, pod: Resource<'Pod'>): readonly Resource[] {
  const { namespace, labels } = pod.metadata ?? {};
  const set: Resource = {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: {
      ...present({ namespace, labels }),
      name: `${on.name}-predicted`,
      uid: `predicted-${on.uid}`,
    },
  };
  const ref = { kind: 'apps/ReplicaSet', name: `${on.name}-predicted`, uid: `predicted-${on.uid}` };
  return [ownedBy(set, on), ownedBy(pod, ref)];
}

function ownedBy(
  object: Resource,
  { kind, name, uid }: Readonly<{ kind: string; name: string; uid: string }>,
): Resource {
  const [last = '', group] = kind.split('/').toReversed();
  const owner = { apiVersion: group ? `${group}/v1` : 'v1', kind: last, name, uid };
  const metadata = { ...object.metadata, ownerReferences: [{ ...owner, controller: true }] };
  return { ...object, metadata };
}
