import { describe, expect, it } from '@jest/globals';

import { budgetTooStrict } from '#src/knowledge/causes/disruption/budget-too-strict.ts';
import { budgetOf } from '#test/support/budgets.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, named } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { ofSet, readyPod } from '#test/support/states.ts';

const strict = budgetOf({ expectedPods: 1, currentHealthy: 1, desiredHealthy: 1 }, '100%');
const guarded = labelled(ofSet(readyPod()), { app: 'web' });
const node = (unschedulable: boolean) => ({
  ...named('Node', 'w1', ''),
  spec: unschedulable ? { unschedulable } : {},
});

describe('budget-too-strict', () => {
  it('names the budget, its demand and whose pods it guards', () => {
    const source = cluster([strict, guarded, node(false)]);

    expect(claimsAbout(strict, budgetTooStrict, source)).toMatchObject([
      {
        subject: { name: 'web' },
        params: { field: 'minAvailable', value: '100%', pods: 1, workloads: ['web'] },
        strength: 'entails',
      },
    ]);
  });

  it('names a node whose drain waits for it', () => {
    const source = cluster([strict, guarded, node(true)]);

    expect(claimsAbout(strict, budgetTooStrict, source)).toMatchObject([
      { params: { drained: 'w1' } },
    ]);
  });

  it('knows a node that Karpenter drains by its taint', () => {
    const taint = { key: 'karpenter.sh/disrupted', effect: 'NoSchedule' };
    const tainted = { ...node(false), spec: { taints: [taint] } };

    expect(claimsAbout(strict, budgetTooStrict, cluster([strict, guarded, tainted]))).toMatchObject(
      [{ params: { drained: 'w1' } }],
    );
  });
});

describe('its symptom', () => {
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

  it('is not one whose status is of an earlier version of it', () => {
    const counts = { expectedPods: 2, currentHealthy: 2, desiredHealthy: 2 };
    const budget = budgetOf(counts);
    const observed = (observedGeneration: number): typeof budget => ({
      ...budget,
      metadata: { ...budget.metadata, generation: 2 },
      status: { ...counts, disruptionsAllowed: 0, observedGeneration },
    });

    expect(symptomsOf(observed(1))).toEqual([]);
    expect(symptomsOf(observed(2))).toMatchObject([{ kind: 'eviction-blocked' }]);
  });
});
