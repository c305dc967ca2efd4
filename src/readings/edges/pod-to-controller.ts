import type { Edge } from '../../domain/model.ts';
import { controllerLink } from '../workloads/owners.ts';

const CONTROLLERS = ['apps/ReplicaSet', 'apps/StatefulSet', 'apps/DaemonSet', 'batch/Job'];

/** A pod is made by a controller. */
export const podToController: Edge<'Pod'> = {
  id: 'pod-to-controller',
  from: 'Pod',
  to: CONTROLLERS,
  isOwnership: true,
  links: (pod) => controllerLink('Pod', pod, CONTROLLERS),
};
