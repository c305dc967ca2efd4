import { isOfKind } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Change, Goal } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { isReady } from '../../world/readings/pods.ts';
import { changed } from '../changed.ts';
import { isRecreated } from '../is-recreated.ts';
import type { Workload } from '../workload.ts';
import { nextRevision } from './next-revision.ts';
import type { Difference } from './overlay.ts';
import { isOfStrategy, unblocked } from './unblocked.ts';

/**
 * The cluster just after a change: the object has it, the pods of the unfinished revision are gone, and the first
 * pod of the next one waits to be placed.
 */
export function predict(
  workload: Workload,
  { on, ops }: Change,
  goal: Goal,
  world: World,
): Difference {
  const owner = world.get(on);
  if (owner.is !== 'known') return { put: [], drop: [] };

  const object = changed(owner.value, ops);
  if (goal.is === 'aborted') return { put: [object], drop: unfinished(workload, world) };
  if (isOfStrategy(ops)) return unblocked(workload, object, world);
  const { all, old, make } = nextRevision(workload, ops, world);
  return {
    put: [object, ...firstOf(workload, make(0))],
    drop: isRecreated(object)
      ? all
      : all.filter((pod) => !old.includes(pod) || isCleanedUp(pod, workload)),
  };
}

/** A Deployment that makes a new revision removes old pods that are not Ready before any other. */
function isCleanedUp(pod: Resource<'Pod'>, { object }: Workload): boolean {
  return isOfKind('apps/Deployment', object) && !isReady(pod);
}

function unfinished(workload: Workload, world: World): readonly Resource[] {
  const { all, old } = nextRevision(workload, [], world);
  return all.filter((pod) => !old.includes(pod));
}

/** The pod below a ReplicaSet of its own. */
function firstOf({ on }: Workload, pod: Resource<'Pod'>): readonly Resource[] {
  const { namespace, labels } = pod.metadata ?? {};
  const set: Resource = {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: {
      ...(namespace && { namespace }),
      ...(labels && { labels }),
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
