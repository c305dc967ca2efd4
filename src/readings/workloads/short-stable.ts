import { isOfKind } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { revisionsOf } from './revisions.ts';

/**
 * The stable pods that a rollout lacks where it needs them all: with subsets and without Services of their own
 * Argo Rollouts from 1.9 on moves no traffic before every ReplicaSet is available ("delaying destination rule
 * switch"), so that a new revision stops half-way.
 */
export function shortStable(
  object: Resource,
  world: World,
): Readonly<{ available: number; wanted: number }> | undefined {
  if (!isOfKind('argoproj.io/Rollout', object)) return undefined;
  const { canaryService, stableService, trafficRouting } = object.spec?.strategy?.canary ?? {};
  const hasSubsets = trafficRouting?.istio?.destinationRule !== undefined;
  if (!hasSubsets || canaryService || stableService) return undefined;

  const { stable } = revisionsOf(object, world);
  const wanted = object.spec?.replicas ?? 1;
  const available = stable?.status?.availableReplicas ?? 0;
  return stable && available < wanted ? { available, wanted } : undefined;
}
