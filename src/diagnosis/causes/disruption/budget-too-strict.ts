import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, SymptomFinder } from '../../../domain/model.ts';
import { disruptionBudgetToWorkload } from '../../../world/edges/disruption-budget-to-workload.ts';
import { drainedNode, podsGuardedBy } from '../../signs/nodes/drained-node.ts';
import { budgetTooStrictWords, type Strict } from './budget-too-strict.words.ts';

/**
 * A PodDisruptionBudget allows no eviction although all of its pods are healthy, so that it never will. One that waits
 * for pods to recover does what it is for.
 */
const symptom: SymptomFinder<'policy/PodDisruptionBudget'> = {
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

/** A PodDisruptionBudget asks for as many pods as there are, so that none may ever be evicted. */
export const budgetTooStrict: Cause<Strict, 'policy/PodDisruptionBudget'> = {
  id: 'disruption/budget-too-strict',
  of: ['policy/PodDisruptionBudget'],
  explains: ['eviction-blocked'],
  symptom,

  *explain({ on, evidence }, world, budget) {
    const { spec, status } = budget;
    const field = spec?.maxUnavailable === undefined ? 'minAvailable' : 'maxUnavailable';
    const value = spec?.[field];
    if (value === undefined) return;
    const drained = drainedNode(podsGuardedBy(budget, world), world);
    const said: Evidence = { source: 'field', on, path: `/spec/${field}`, quote: `${value}` };
    yield {
      subject: on,
      params: {
        field,
        value: `${value}`,
        pods: status?.expectedPods ?? 0,
        workloads: world.follow(disruptionBudgetToWorkload, on).items.map(({ to }) => to.name),
        ...(drained && { drained }),
      },
      evidence: [evidence, said],
      strength: 'entails',
      restsOn: [on],
    };
  },

  ...budgetTooStrictWords,
};
