import { expect, it } from '@jest/globals';

import { drain } from '#src/checklists/items/budgets/drain.ts';
import { budgetOf } from '#test/support/budgets.ts';
import { marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

it('passes where one pod may go', () => {
  const budget = budgetOf({ expectedPods: 3, currentHealthy: 3, desiredHealthy: 2 });

  expect(marksOf(drain, cluster([budget]))).toEqual(['web: pass']);
});

it.each([
  [
    'none ever may',
    { expectedPods: 2, currentHealthy: 2, desiredHealthy: 2 },
    'allows no eviction, ever',
  ],
  [
    'too few are healthy',
    { expectedPods: 3, currentHealthy: 2, desiredHealthy: 2 },
    '2 of 3 pods are healthy',
  ],
])('fails where %s', (_, counts, said) => {
  expect(marksOf(drain, cluster([budgetOf(counts)]))).toEqual(['web: fail']);
  expect(saidOf(drain, cluster([budgetOf(counts)]))).toContain(said);
});

it('is silent where it guards nothing now, and not checked where it was not counted', () => {
  const { status: _, ...uncounted } = budgetOf({
    expectedPods: 1,
    currentHealthy: 1,
    desiredHealthy: 1,
  });

  expect(
    marksOf(drain, cluster([budgetOf({ expectedPods: 0, currentHealthy: 0, desiredHealthy: 0 })])),
  ).toEqual([]);
  expect(marksOf(drain, cluster([uncounted]))).toEqual(['web: not-checked']);
});
