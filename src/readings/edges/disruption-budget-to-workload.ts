import { refKey, refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';
import { selects } from '../selectors.ts';
import { ownersOf, podRef } from '../workloads/workloads.ts';

/** A PodDisruptionBudget guards the pods that its selector matches, and so what makes them. */
export const disruptionBudgetToWorkload: Edge<'policy/PodDisruptionBudget'> = {
  id: 'disruption-budget-to-workload',
  from: 'policy/PodDisruptionBudget',
  to: ['apps/Deployment', 'apps/ReplicaSet', 'apps/StatefulSet', 'argoproj.io/Rollout', 'Pod'],

  *links(budget, world) {
    const from = refTo('policy/PodDisruptionBudget', budget);
    const { items } = world.list('Pod', { namespace: from.namespace ?? '' });
    const pods = items.filter(({ metadata }) => selects(budget.spec?.selector, metadata?.labels));
    const tops = pods.map((pod) => ownersOf(podRef(pod), world).at(-1) ?? podRef(pod));
    for (const to of new Map(tops.map((ref) => [refKey(ref), ref])).values()) {
      yield { from, to, path: '/spec/selector' };
    }
  },
};
