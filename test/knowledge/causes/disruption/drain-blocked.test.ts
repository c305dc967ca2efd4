import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { drainBlocked } from '#src/knowledge/causes/disruption/drain-blocked.ts';
import { budgetOf } from '#test/support/budgets.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, named } from '#test/support/objects.ts';
import { readyPod } from '#test/support/states.ts';

const budget = budgetOf({ expectedPods: 1, currentHealthy: 1, desiredHealthy: 1 });
const pod = labelled(readyPod(), { app: 'web' });
const node = (spec: object, metadata: object = {}) => {
  const made = named('Node', 'w1', '');
  return { ...made, metadata: { ...made.metadata, ...metadata }, spec } as Resource;
};
const claims = (of: Resource, others: readonly Resource[] = [budget, pod]) =>
  claimsAbout(of, drainBlocked, cluster([of, ...others]));

it.each([
  ['is cordoned', node({ unschedulable: true })],
  ['is about to be replaced', node({ taints: [{ key: 'karpenter.sh/disrupted' }] })],
  ['is deleted', node({}, { deletionTimestamp: '2026-01-01T11:00:00Z' })],
])('leads from a node that %s to the budget that keeps a pod there', (_, of) => {
  expect(claims(of)).toMatchObject([
    {
      params: { budgets: ['shop/web'] },
      because: { at: { kind: 'policy/PodDisruptionBudget', name: 'web' } },
      strength: 'entails',
    },
  ]);
});

it.each([
  ['of a node that takes pods', node({}), [budget, pod]],
  ['where the budget lets one go', node({ unschedulable: true }), [withRoom(), pod]],
  ['where its pods are elsewhere', node({ unschedulable: true }), [budget]],
])('is silent %s', (_, of, others) => {
  expect(claims(of, others)).toEqual([]);
});

function withRoom(): Resource {
  return budgetOf({ expectedPods: 2, currentHealthy: 2, desiredHealthy: 1 });
}
