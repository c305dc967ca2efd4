import { expect, it } from '@jest/globals';

import { disruptionBudgetToWorkload } from '#src/readings/edges/disruption-budget-to-workload.ts';
import { openWorld } from '#src/world/open-world.ts';
import { budgetOf } from '#test/support/budgets.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled } from '#test/support/objects.ts';
import { ofSet, readyPod } from '#test/support/states.ts';

const budget = budgetOf({ expectedPods: 1, currentHealthy: 1, desiredHealthy: 1 });
const made = ofSet(readyPod());

it.each([
  ['what makes the pods that it selects', labelled(made, { app: 'web' }), ['web']],
  ['nothing that it does not select', labelled(made, { app: 'other' }), []],
])('leads to %s', (_, pod, names) => {
  const { world } = openWorld(cluster([budget, pod]));

  const links = [...disruptionBudgetToWorkload.links(budget, world)];

  const from = { kind: 'policy/PodDisruptionBudget', namespace: 'shop', name: 'web' };
  expect(links).toMatchObject(
    names.map((name) => ({ from, to: { name }, path: '/spec/selector' })),
  );
});
