import { describe, expect, it } from '@jest/globals';

import { uncounted } from '#src/knowledge/causes/disruption/uncounted.ts';
import { budgetOf } from '#test/support/budgets.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';

const none = { expectedPods: 0, currentHealthy: 3, desiredHealthy: 0 };
const barring = (counts: Parameters<typeof budgetOf>[0], spec: object) => {
  const budget = budgetOf(counts, '50%');
  const { selector } = budget.spec ?? {};
  return { ...budget, spec: { selector, ...spec }, status: { ...counts, disruptionsAllowed: 0 } };
};

describe('uncounted', () => {
  it.each([
    ['maxUnavailable', '1', { maxUnavailable: 1 }],
    ['maxUnavailable', '30%', { maxUnavailable: '30%' }],
    ['minAvailable', '50%', { minAvailable: '50%' }],
  ])('finds a budget whose pods no controller counts: %s %s', (field, value, spec) => {
    const budget = barring(none, spec);

    expect(claimsAbout(budget, uncounted, cluster([budget]))).toMatchObject([
      { subject: { name: 'web' }, params: { field, value, pods: 3 }, strength: 'entails' },
    ]);
  });

  it.each([
    ['that is a number of pods itself', barring(none, { minAvailable: 2 })],
    ['whose pods are counted', barring({ ...none, expectedPods: 3 }, { maxUnavailable: 1 })],
    ['that has no pods', barring({ ...none, currentHealthy: 0 }, { maxUnavailable: 1 })],
  ])('stays silent about one %s', (_, budget) => {
    expect(claimsAbout(budget, uncounted, cluster([budget]))).toEqual([]);
  });
});
