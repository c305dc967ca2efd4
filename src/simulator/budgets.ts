import type { Resource } from '../domain/resource.ts';
import { selects } from '../readings/selectors.ts';
import type { Pod } from './cluster.ts';

/** Says how many pods may be disrupted. Preemption prefers to keep to it, but does not have to. */
export type Budget = Resource<'policy/PodDisruptionBudget'>;

/** Which pods, ending in this order, would break a budget. */
export function violating(pods: readonly Pod[], budgets: readonly Budget[]): ReadonlySet<Pod> {
  const left = new Map(budgets.map((one) => [one, one.status?.disruptionsAllowed ?? 0]));
  const breaks = (pod: Pod) => {
    const matching = budgets.filter((budget) => covers(budget, pod));
    for (const budget of matching) left.set(budget, (left.get(budget) ?? 0) - 1);
    return matching.some((budget) => (left.get(budget) ?? 0) < 0);
  };
  return new Set(pods.filter(breaks));
}

/** A pod without labels has no budget, an empty selector covers none, and one that is ending is counted already. */
function covers({ metadata, spec, status }: Budget, { metadata: pod }: Pod): boolean {
  const { matchLabels = {}, matchExpressions = [] } = spec?.selector ?? {};
  const isEmpty = Object.keys(matchLabels).length + matchExpressions.length === 0;
  return (
    metadata?.namespace === pod?.namespace &&
    Object.keys(pod?.labels ?? {}).length > 0 &&
    !isEmpty &&
    selects(spec?.selector, pod?.labels) &&
    status?.disruptedPods?.[pod?.name ?? ''] === undefined
  );
}
