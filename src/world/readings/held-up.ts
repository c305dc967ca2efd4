import type { Resource } from '../../domain/resource.ts';
import { waitingContainers } from './containers.ts';
import { unscheduledCondition } from './pods.ts';

/** Reasons for which every container waits at its start. */
const STARTING = ['ContainerCreating', 'PodInitializing'];

/** Whether a pod cannot be placed, or one of its containers cannot start. */
export function isHeldUp(pod: Resource<'Pod'>): boolean {
  if (pod.metadata?.deletionTimestamp) return false;
  const failing = [...waitingContainers(pod)].some(({ reason }) => !STARTING.includes(reason));
  return failing || unscheduledCondition(pod) !== undefined;
}
