import { expect, it } from '@jest/globals';

import { rolloutToAnalysisRun } from '#src/readings/edges/rollout-to-analysis-run.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { rolloutOf } from '#test/support/updates.ts';

it('names the runs that the Rollout goes by now, wherever its status has them', () => {
  const rollout = rolloutOf(
    { canary: {} },
    {
      canary: { currentStepAnalysisRunStatus: { name: 'step' } },
      blueGreen: { prePromotionAnalysisRunStatus: { name: 'before' } },
    },
  );
  const { world } = openWorld(cluster([rollout]));

  expect([...rolloutToAnalysisRun.links(rollout, world)]).toMatchObject([
    { to: { name: 'step' }, path: '/status/canary/currentStepAnalysisRunStatus/name' },
    { to: { name: 'before' }, path: '/status/blueGreen/prePromotionAnalysisRunStatus/name' },
  ]);
});
