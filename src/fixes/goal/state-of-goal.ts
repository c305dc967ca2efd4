import { isA, isOfKind } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Goal } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { revisionsOf } from '../../readings/workloads/revisions.ts';
import { present } from '../../text/present.ts';
import { shell } from '../../text/shell.ts';
import { afterChange, type Mending } from './after-change.ts';
import type { GoalState } from './goal-state.ts';
import { isUpdated } from './updated.ts';

/** Whether a plan's goal is reached, by what the cluster says now; of a change that is to mend something also how its pods do. */
export function stateOfGoal(goal: Goal, world: World, mending?: Mending): GoalState {
  const state = stateOf(goal, world);
  return mending ? afterChange(state, goal, mending, world) : state;
}

function stateOf(goal: Goal, world: World): GoalState {
  const found = world.get(named(goal.on));
  if (found.is === 'unknown') return { is: 'unknown', why: 'unread', note: found.why };
  if (found.is === 'absent') return { is: 'failed', why: 'gone' };
  if (goal.is === 'updated-ready') return isUpdated(found.value, world);
  if (goal.is === 'in-place' || goal.is === 'undone') return { is: 'reached' };
  if (goal.is === 'succeeded') return hasSucceeded(found.value);

  const rollout =
    isA('argoproj.io/Rollout', goal.on) && world.get({ ...named(goal.on), kind: goal.on.kind });
  if (!rollout || rollout.is !== 'known') return { is: 'unknown', why: 'unread' };
  return goal.is === 'aborted' ? isAborted(rollout.value, world) : isPast(goal.step, rollout.value);
}

function hasSucceeded(object: Resource): GoalState {
  const { conditions = [] } = isOfKind('batch/Job', object) ? (object.status ?? {}) : {};
  const [ended] = conditions.filter(
    ({ type, status }) => ['Complete', 'Failed'].includes(type) && status === 'True',
  );
  if (!ended) return { is: 'waiting', why: 'runs' };
  if (ended.type === 'Complete') return { is: 'reached' };
  return { is: 'failed', why: 'job-failed', ...(ended.message && { note: ended.message }) };
}

/** A successor of the same name is what there is now. */
function named<K extends string>({ kind, namespace, name }: Ref<K>): Ref<K> {
  return { kind, name, ...present({ namespace }) };
}

/**
 * Back at the stable revision, all of it available. The new revision's pods need not be gone yet: the controller
 * removes them 30 s later by default (abortScaleDownDelaySeconds).
 */
function isAborted(rollout: Resource<'argoproj.io/Rollout'>, world: World): GoalState {
  const { abort, abortedAt, currentPodHash, stableRS } = rollout.status ?? {};
  if (currentPodHash === stableRS) return { is: 'unknown', why: 'other-revision' };
  if (!abort) return { is: 'failed', why: 'not-aborted' };
  if (!abortedAt) return { is: 'waiting', why: 'order-unseen', note: touching(rollout) };
  if (!hasActedOnAbort(rollout)) return { is: 'waiting', why: 'not-observed' };

  const { stable, gap } = revisionsOf(rollout, world);
  if (!stable)
    return gap ? { is: 'unknown', why: 'unread', note: gap } : { is: 'waiting', why: 'no-pods' };
  const wanted = rollout.spec?.replicas ?? 1;
  const available = stable.status?.availableReplicas ?? 0;
  return available >= wanted
    ? { is: 'reached', ready: { pods: wanted, of: 'stable' } }
    : { is: 'waiting', why: 'not-available', note: `${available}/${wanted}` };
}

/**
 * Shows the controller the object as it is: after it wrote a status itself it takes the answer for the newest, and an abort
 * that came in between is seen with the next change only (writeBackToInformer of Argo Rollouts 1.9).
 */
function touching({ metadata }: Resource<'argoproj.io/Rollout'>): string {
  const { namespace = '', name = '' } = metadata ?? {};
  return `\`${shell`kubectl -n ${namespace} annotate --overwrite rollouts.argoproj.io ${name} abort=ordered`}\``;
}

/**
 * Whether the controller has acted on the abort: `abortedAt` and the weight are its own. The phase is not
 * enough, for a passed deadline makes it Degraded as well.
 */
function hasActedOnAbort({ metadata, status = {} }: Resource<'argoproj.io/Rollout'>): boolean {
  const isObserved = status.observedGeneration === String(metadata?.generation);
  const canaryWeight = status.canary?.weights?.canary?.weight ?? 0;
  return isObserved && status.abortedAt !== undefined && canaryWeight === 0;
}

function isPast(step: number, { status }: Resource<'argoproj.io/Rollout'>): GoalState {
  const { abort, currentPodHash, stableRS, currentStepIndex = 0 } = status ?? {};
  if (abort) return { is: 'failed', why: 'aborted' };
  if (currentPodHash === stableRS || currentStepIndex > step) return { is: 'reached' };
  return { is: 'waiting', why: 'same-step', note: String(currentStepIndex + 1) };
}
