import type { Edge } from '../../domain/model.ts';
import { controllerLink } from '../workloads/owners.ts';

const CONTROLLERS = ['apps/Deployment', 'argoproj.io/Rollout'];

/** A ReplicaSet is one revision of a Deployment or Rollout. */
export const replicaSetToController: Edge<'apps/ReplicaSet'> = {
  id: 'replicaset-to-controller',
  from: 'apps/ReplicaSet',
  to: CONTROLLERS,
  isOwnership: true,
  links: (replicaSet) => controllerLink('apps/ReplicaSet', replicaSet, CONTROLLERS),
};
