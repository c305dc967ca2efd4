import { expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import { autoscalerToTarget } from '#src/readings/edges/autoscaler-to-target.ts';
import { openWorld } from '#src/world/open-world.ts';
import { failingAutoscaler } from '#test/support/autoscalers.ts';
import { cluster } from '#test/support/clusters.ts';

it('leads to the workload that it sizes', () => {
  const autoscaler = failingAutoscaler('FailedGetScale', '');
  const { world } = openWorld(cluster([autoscaler]));

  expect([...autoscalerToTarget.links(autoscaler, world)]).toMatchObject([
    {
      from: refTo('autoscaling/HorizontalPodAutoscaler', autoscaler),
      to: { kind: 'apps/Deployment', namespace: 'shop', name: 'web' },
      path: '/spec/scaleTargetRef/name',
    },
  ]);
});
