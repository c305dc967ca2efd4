import { expect, it } from '@jest/globals';

import { selectsNothing } from '#src/knowledge/symptoms/selects-nothing.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';

it('finds a selector that matches nothing, by its first term', () => {
  const selector = { matchLabels: { 'example.com/app': 'web' } };
  const budget = specified('policy/PodDisruptionBudget', 'web', { selector });
  const { world } = openWorld(cluster([budget]));

  expect([...selectsNothing.find(budget, world)]).toMatchObject([
    {
      part: '/spec/selector',
      evidence: { path: '/spec/selector/matchLabels/example.com~1app', quote: 'web' },
    },
  ]);
});
