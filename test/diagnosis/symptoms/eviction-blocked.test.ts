import { expect, it } from '@jest/globals';

import { budgetOf } from '#test/support/budgets.ts';
import { symptomsOf } from '#test/support/pending.ts';

it('is a budget that wants as many pods as there are', () => {
  const budget = budgetOf({ expectedPods: 2, currentHealthy: 2, desiredHealthy: 2 });

  expect(symptomsOf(budget)).toMatchObject([
    { kind: 'eviction-blocked', evidence: { path: '/status/disruptionsAllowed', quote: '0' } },
  ]);
});

it.each([
  ['allows one', { expectedPods: 3, currentHealthy: 3, desiredHealthy: 2 }],
  ['waits for a pod to recover', { expectedPods: 3, currentHealthy: 2, desiredHealthy: 2 }],
  ['has no pods', { expectedPods: 0, currentHealthy: 0, desiredHealthy: 0 }],
])('is not one that %s', (_, counts) => {
  expect(symptomsOf(budgetOf(counts))).toEqual([]);
});
