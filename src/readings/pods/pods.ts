import type { Resource } from '../../domain/resource.ts';
import { isRecord } from '../../text/is-record.ts';
import { conditionOf, type Condition } from '../conditions.ts';
import { isWithin } from '../time.ts';
import { NOT_MADE } from './being-made.ts';
import { waitingContainers } from './containers.ts';

type Pod = Resource<'Pod'>;

/** A pod may take so long to be Ready before anything is wrong. */
export const START_MS = 60_000;

/** A controller that sets readiness gates writes them soon after it sees a pod, be it with False. */
const GATE_MS = 20_000;

/** The condition by which the scheduler says that it found no node, and the path to it. */
export function unscheduledCondition(pod: Pod): Condition | undefined {
  const condition = conditionOf(pod, 'PodScheduled');
  return condition?.status === 'False' && condition.reason === 'Unschedulable'
    ? condition
    : undefined;
}

/** Whether a pod takes traffic, as far as it says itself. */
export function isReady(pod: Pod): boolean {
  return !pod.metadata?.deletionTimestamp && conditionOf(pod, 'Ready')?.status === 'True';
}

/** Whether a pod's conditions are what conditions can be; where they are not, nobody knows whether it is Ready. */
export function tellsReadiness({ status }: Pod): boolean {
  if (status === undefined) return true; // nobody has written it yet
  const { conditions = [] } = Object(status) as Readonly<{ conditions?: unknown }>;
  return isRecord(status) && Array.isArray(conditions) && conditions.every(isCondition);
}

function isCondition(one: unknown): boolean {
  return isRecord(one) && typeof one['type'] === 'string' && typeof one['status'] === 'string';
}

/** Whether a pod has ended, well or not: nobody waits for it to be Ready. */
export function isOver({ status }: Pod): boolean {
  return status?.phase === 'Succeeded' || status?.phase === 'Failed';
}

/** Since when a pod is Ready, or is not, in RFC 3339; it begins its life not Ready. */
export function readinessSince(pod: Pod): string | undefined {
  return conditionOf(pod, 'Ready')?.lastTransitionTime ?? pod.metadata?.creationTimestamp;
}

/** Whether a pod is not Ready yet and nothing else is wrong with it, for no longer than a start takes. */
export function isStarting(pod: Pod, now: string): boolean {
  if (pod.metadata?.deletionTimestamp || isReady(pod) || isOver(pod)) return false;
  return (
    !cannotStart(pod) && !isForgotten(pod, now) && isWithin(START_MS, readinessSince(pod), now)
  );
}

/** Whether a pod is wanted and not Ready, and not because it only just began. */
export function isHeldUp(pod: Pod, now: string): boolean {
  if (pod.metadata?.deletionTimestamp || isReady(pod) || isOver(pod)) return false;
  return cannotStart(pod) || hasFailed(pod) || !isStarting(pod, now);
}

/** The kubelet ends a pod when its grace period does; so long after that something holds it. */
const LATE_MS = 30_000;

/** Whether a pod is deleted and does not go, although its grace period is over. */
export function isStuckEnding({ metadata = {}, status }: Pod, now: string): boolean {
  const { deletionTimestamp: due, finalizers = [] } = metadata; // the end of its grace period
  const isHeld = finalizers.length > 0 && status?.phase !== 'Running';
  return due !== undefined && !isWithin(isHeld ? 0 : LATE_MS, due, now);
}

/** Whether a pod has found no node, or one of its containers says why it does not start. */
function cannotStart(pod: Pod): boolean {
  const failing = [...waitingContainers(pod)].some(({ reason }) => !NOT_MADE.includes(reason));
  return failing || unscheduledCondition(pod) !== undefined;
}

/** Whether a container of it has failed before, be it that it runs again for the moment. */
function hasFailed({ status }: Pod): boolean {
  const all = [...(status?.initContainerStatuses ?? []), ...(status?.containerStatuses ?? [])];
  return all.some(({ state, lastState, ready, restartCount }) => {
    const ended = state?.terminated ?? (restartCount > 1 ? lastState?.terminated : undefined);
    return !ready && ended !== undefined && ended.exitCode !== 0;
  });
}

/** Whether only a readiness gate is missing, and nobody has written its condition though the containers are ready. */
function isForgotten(pod: Pod, now: string): boolean {
  const containers = conditionOf(pod, 'ContainersReady');
  if (containers?.status !== 'True' || isWithin(GATE_MS, containers.lastTransitionTime, now))
    return false;
  const gates = pod.spec?.readinessGates ?? [];
  return gates.some(({ conditionType }) => !conditionOf(pod, conditionType));
}
