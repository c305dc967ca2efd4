import { isOfKind } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { revisionsOf } from '../../readings/workloads/revisions.ts';
import { present } from '../../text/present.ts';
import type { GoalCode, GoalState } from './goal-state.ts';

/**
 * Whether the pods that a workload's newest template makes are there and available, which is Ready for
 * minReadySeconds. A Rollout is there with the pods of its present step.
 */
export function isUpdated(object: Resource, world: World): GoalState {
  if (isOfKind('argoproj.io/Rollout', object)) return ofRollout(object, world);
  if (isOfKind('apps/StatefulSet', object)) return ofStatefulSet(object);
  if (isOfKind('apps/DaemonSet', object)) return ofDaemonSet(object);
  if (isOfKind('Pod', object)) return available(isReady(object) ? 1 : 0, 1);
  return isOfKind('apps/Deployment', object)
    ? ofDeployment(object)
    : { is: 'unknown', why: 'unread' };
}

function ofStatefulSet({ metadata, spec, status }: Resource<'apps/StatefulSet'>): GoalState {
  if ((status?.observedGeneration ?? 0) < (metadata?.generation ?? 0))
    return waiting('not-observed');
  const {
    updateRevision,
    currentRevision,
    updatedReplicas = 0,
    availableReplicas = 0,
  } = status ?? {};
  const wanted = spec?.replicas ?? 1;
  // Once all are updated the controller makes the new revision the current one, and may count none as updated.
  const left = Math.min(wanted, spec?.updateStrategy?.rollingUpdate?.partition ?? 0);
  const updated = updateRevision === currentRevision ? wanted : updatedReplicas + left;
  return available(Math.min(updated, availableReplicas), wanted);
}

function ofDaemonSet({ metadata, status }: Resource<'apps/DaemonSet'>): GoalState {
  if ((status?.observedGeneration ?? 0) < (metadata?.generation ?? 0))
    return waiting('not-observed');
  const {
    updatedNumberScheduled = 0,
    numberAvailable = 0,
    desiredNumberScheduled = 0,
  } = status ?? {};
  return available(Math.min(updatedNumberScheduled, numberAvailable), desiredNumberScheduled);
}

function ofRollout(rollout: Resource<'argoproj.io/Rollout'>, world: World): GoalState {
  const { metadata, status = {} } = rollout;
  if (Number(status.observedGeneration ?? 0) < (metadata?.generation ?? 0))
    return waiting('not-observed');
  const invalid = status.conditions?.find(({ type }) => type === 'InvalidSpec');
  if (invalid) return failed('invalid-spec', invalid.message);
  if (status.abort) return failed('aborted', status.message);
  if (isRestarting(rollout, world.now)) return waiting('restarts');

  const { updated, gap } = revisionsOf(rollout, world);
  if (!updated) return gap ? { is: 'unknown', why: 'unread', note: gap } : waiting('no-pods');
  const wanted = updated.spec?.replicas ?? 0;
  if (wanted === 0) return waiting('no-pods');
  const reached = available(updated.status?.availableReplicas, wanted);
  const late = status.conditions?.find(isLate);
  return reached.is !== 'reached' && late ? failed('deadline', late.message) : reached;
}

/** Whether pods are to be made anew that are not yet: the controller notes a restart once the last of them has gone. */
function isRestarting({ spec, status }: Resource<'argoproj.io/Rollout'>, now: string): boolean {
  const [wanted, done] = [spec?.restartAt, status?.restartedAt];
  return wanted !== undefined && wanted !== done && Date.parse(wanted) <= Date.parse(now);
}

function ofDeployment({ metadata, spec, status }: Resource<'apps/Deployment'>): GoalState {
  if ((status?.observedGeneration ?? 0) < (metadata?.generation ?? 0))
    return waiting('not-observed');
  const late = status?.conditions?.find(isLate);
  if (late) return failed('deadline', late.message);

  const wanted = spec?.replicas ?? 1;
  const { updatedReplicas = 0, availableReplicas = 0, replicas = 0 } = status ?? {};
  // Old pods count as available too, so all of them have to be gone.
  const surely = replicas > updatedReplicas ? 0 : Math.min(updatedReplicas, availableReplicas);
  return available(surely, wanted);
}

/** Deployments and Rollouts say it alike. */
function isLate({ type, reason }: Readonly<{ type: string; reason?: string }>): boolean {
  return type === 'Progressing' && reason === 'ProgressDeadlineExceeded';
}

function available(ready = 0, wanted: number): GoalState {
  if (ready >= wanted) return { is: 'reached', ready: { pods: wanted, of: 'new' } };
  return { is: 'waiting', why: 'not-available', note: `${ready}/${wanted}` };
}

function waiting(why: GoalCode): GoalState {
  return { is: 'waiting', why };
}

function failed(why: GoalCode, note: string | undefined): GoalState {
  return { is: 'failed', why, ...present({ note }) };
}
