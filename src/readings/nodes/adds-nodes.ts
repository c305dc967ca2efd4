import type { World } from '../../domain/model.ts';
import { resourceServing } from '../../world/served-kinds.ts';

/** Nodes of a group that a cloud sizes have these (EKS, GKE, AKS, Karpenter); a cluster of machines that somebody owns has none. */
const GROUPED = [
  'karpenter.sh/nodepool',
  'eks.amazonaws.com/nodegroup',
  'cloud.google.com/gke-nodepool',
  'kubernetes.azure.com/agentpool',
];

/** Whether something may add nodes where pods find no room: then too little room today says little of tomorrow. */
export function addsNodes(world: World): boolean {
  if (resourceServing('karpenter.sh/NodePool', world) !== undefined) return true;
  return world
    .list('Node', { namespace: '' })
    .items.some(({ metadata }) => GROUPED.some((label) => metadata?.labels?.[label] !== undefined));
}
