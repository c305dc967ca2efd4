import { describe, expect, it } from '@jest/globals';

import { overlappingBudgets } from '#src/knowledge/causes/disruption/overlapping-budgets.ts';
import { budgetOf } from '#test/support/budgets.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, named } from '#test/support/objects.ts';
import { readyPod } from '#test/support/states.ts';

const budget = budgetOf({ expectedPods: 2, currentHealthy: 2, desiredHealthy: 1 });
const other = (labels: Record<string, string>) => ({
  ...budget,
  metadata: { namespace: 'shop', name: 'all' },
  spec: { minAvailable: 1, selector: { matchLabels: labels } },
});
const web = labelled(readyPod(), { app: 'web', team: 'front' });
const over = { ...web, status: { phase: 'Succeeded' } };

describe('overlapping-budgets', () => {
  it('names all budgets of a pod, from whichever is asked about', () => {
    const second = other({ team: 'front' });
    const source = cluster([budget, second, web]);

    for (const one of [budget, second]) {
      expect(claimsAbout(one, overlappingBudgets, source)).toMatchObject([
        { subject: { name: 'all' }, params: { names: ['all', 'web'] }, strength: 'entails' },
      ]);
    }
  });

  it.each([
    ['a budget by itself', [web]],
    ['budgets of different pods', [web, other({ team: 'back' })]],
    ['a pod that is over', [over, other({ team: 'front' })]],
    ['a budget of another namespace', [web, named('policy/PodDisruptionBudget', 'all', 'edge')]],
  ])('is silent about %s', (_, others) => {
    expect(claimsAbout(budget, overlappingBudgets, cluster([budget, ...others]))).toEqual([]);
  });

  it('is silent where pods cannot be read', () => {
    const source = cluster([budget, other({ team: 'front' })], ['pods']);

    expect(claimsAbout(budget, overlappingBudgets, source)).toEqual([]);
  });
});
