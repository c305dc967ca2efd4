import { refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isReady } from '../pods/pods.ts';
import { selects } from '../selectors.ts';

type Budget = Resource<'policy/PodDisruptionBudget'>;

/** The budgets that refuse the eviction of a pod that runs on a node. */
export function refusingBudgets(node: string, world: World): readonly Ref[] {
  const pods = world.list('Pod', { node }).items;
  return world
    .list('policy/PodDisruptionBudget', { all: true })
    .items.filter(
      (budget) =>
        budget.status?.disruptionsAllowed === 0 &&
        pods.some(
          (pod) =>
            pod.metadata?.namespace === budget.metadata?.namespace &&
            selects(budget.spec?.selector, pod.metadata?.labels) &&
            isRefused(pod, budget),
        ),
    )
    .map((budget) => refTo('policy/PodDisruptionBudget', budget));
}

/**
 * Whether a budget that allows no disruption refuses the eviction of a pod. One that does not run may always go; one that is not Ready where enough
 * others are healthy (spec.unhealthyPodEvictionPolicy: IfHealthyBudget, the default), or wherever that is AlwaysAllow.
 */
export function isRefused(pod: Resource<'Pod'>, { spec, status }: Budget): boolean {
  if (pod.metadata?.deletionTimestamp || pod.status?.phase !== 'Running') return false;
  if (isReady(pod)) return true;
  const { currentHealthy = 0, desiredHealthy = 0 } = status ?? {};
  const isFew = desiredHealthy === 0 || currentHealthy < desiredHealthy;
  return isFew && spec?.unhealthyPodEvictionPolicy !== 'AlwaysAllow';
}
