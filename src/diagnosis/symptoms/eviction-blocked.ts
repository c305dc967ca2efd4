import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';

/**
 * A PodDisruptionBudget allows no eviction although all of its pods are healthy, so that it never will. One that waits
 * for pods to recover does what it is for.
 */
export const evictionBlocked: SymptomFinder<'policy/PodDisruptionBudget'> = {
  kind: 'eviction-blocked',
  of: ['policy/PodDisruptionBudget'],

  *find(budget) {
    const { metadata, status } = budget;
    const { expectedPods = 0, currentHealthy = 0, desiredHealthy = 0 } = status ?? {};
    const isObserved = (status?.observedGeneration ?? 0) >= (metadata?.generation ?? 0);
    const isComplete = currentHealthy >= expectedPods && desiredHealthy >= expectedPods;
    if (!isObserved || !isComplete || expectedPods === 0 || status?.disruptionsAllowed !== 0)
      return;

    const on = refTo('policy/PodDisruptionBudget', budget);
    yield {
      kind: 'eviction-blocked',
      on,
      reason: 'InsufficientPods',
      evidence: { source: 'field', on, path: '/status/disruptionsAllowed', quote: '0' },
      hurts: 'progress',
    };
  },
};
