import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { budgetWaitsForPods } from '#src/knowledge/causes/disruption/waits-for-pods.ts';
import { budgetOf } from '#test/support/budgets.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, named } from '#test/support/objects.ts';
import { readyPod, unreadyPod } from '#test/support/states.ts';

const COUNTS = { expectedPods: 1, currentHealthy: 0, desiredHealthy: 1 };
const budget = budgetOf(COUNTS);
const ill = labelled(unreadyPod(20), { app: 'web' });
const WELL = { namespace: 'shop', name: 'web-2', uid: 'web-2', labels: { app: 'web' } };
const node = (unschedulable: boolean) =>
  ({ ...named('Node', 'w1', ''), spec: unschedulable ? { unschedulable } : {} }) as Resource;

it('leads from a drain that a budget refuses to the pod that is ill', () => {
  const source = cluster([budget, ill, node(true)]);

  expect(claimsAbout(budget, budgetWaitsForPods, source)).toMatchObject([
    {
      subject: { name: 'web' },
      params: { pod: 'web-1', others: 0, healthy: 0, desired: 1, node: 'w1', isAny: true },
      because: { at: { kind: 'Pod', name: 'web-1' } },
      strength: 'entails',
    },
  ]);
});

it('keeps pods that are Ready where just enough are, and lets the ill ones go', () => {
  const enough = budgetOf({ expectedPods: 2, currentHealthy: 1, desiredHealthy: 1 });
  const ready = labelled(readyPod(), { app: 'web' });
  const well = { ...ready, metadata: { ...ready.metadata, name: 'web-2', uid: 'web-2' } };
  const about = (...pods: readonly Resource[]) =>
    claimsAbout(enough, budgetWaitsForPods, cluster([enough, node(true), ...pods]));

  expect(about(ill, well)).toMatchObject([{ params: { healthy: 1, desired: 1, isAny: false } }]);
  expect(about(ill)).toEqual([]);
});

it('says so without a drain, too, where fewer are healthy than it wants', () => {
  const claims = claimsAbout(budget, budgetWaitsForPods, cluster([budget, ill, node(false)]));

  expect(claims).toMatchObject([{ params: { healthy: 0, desired: 1 }, strength: 'entails' }]);
  expect(claims[0]?.params.node).toBeUndefined();
});

describe('it is silent', () => {
  it.each<[string, Resource, readonly Resource[]]>([
    [
      'while nobody drains, and enough are healthy',
      budgetOf({ expectedPods: 2, currentHealthy: 1, desiredHealthy: 1 }),
      [ill, { ...labelled(readyPod(), { app: 'web' }), metadata: WELL }, node(false)],
    ],
    ['where the pods are well', budget, [labelled(readyPod(), { app: 'web' }), node(true)]],
    [
      'where ill pods may go',
      {
        ...budget,
        spec: { ...budget.spec, unhealthyPodEvictionPolicy: 'AlwaysAllow' },
      } as Resource,
      [ill, node(true)],
    ],
    [
      'where all are counted healthy',
      budgetOf({ expectedPods: 1, currentHealthy: 1, desiredHealthy: 1 }),
      [ill, node(true)],
    ],
    [
      'where one may go now',
      { ...budget, status: { ...COUNTS, disruptionsAllowed: 1 } } as Resource,
      [ill, node(true)],
    ],
    [
      'where its counts are of an older one',
      { ...budget, metadata: { ...budget.metadata, generation: 9 } },
      [ill, node(true)],
    ],
    [
      'where all are counted healthy but more are wanted',
      budgetOf({ expectedPods: 1, currentHealthy: 1, desiredHealthy: 2 }),
      [ill, node(true)],
    ],
  ])('%s', (_, object, others) => {
    expect(claimsAbout(object, budgetWaitsForPods, cluster([object, ...others]))).toEqual([]);
  });
});
