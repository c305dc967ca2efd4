import { expect, it } from '@jest/globals';

import { atMaximum } from '#src/diagnosis/remarks/at-maximum.ts';
import type { Resource } from '#src/domain/resource.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';

const ON = { kind: 'autoscaling/HorizontalPodAutoscaler', namespace: 'shop', name: 'web' };
const BUSY = { most: 4, load: { name: 'cpu', now: 400, target: 60 } };

it('says that an autoscaler would add pods and may not, and for which load', () => {
  expect(remarks('TooManyReplicas', 400)).toEqual([BUSY]);
  expect(remarks('TooManyReplicas')).toEqual([{ most: 4 }]);
});

it.each(['TooFewReplicas', 'DesiredWithinRange', 'ScaleUpLimit'])(
  'says nothing of one that is limited by %s',
  (reason) => {
    expect(remarks(reason, 400)).toEqual([]);
  },
);

it('names the load and the maximum in both languages', () => {
  expect(atMaximum.text.en(ON, BUSY)).toMatch(/`web`.*maximum of 4.*400 %.*60 %/);
  expect(atMaximum.text.ko(ON, BUSY)).toMatch(/`web` 객체가.*4개.*400%.*60%/);
});

function remarks(reason: string, now?: number) {
  const target = { type: 'Utilization', averageUtilization: 60 };
  const current = now === undefined ? {} : { averageUtilization: now };
  const autoscaler: Resource<'autoscaling/HorizontalPodAutoscaler'> = {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { namespace: 'shop', name: 'web' },
    spec: {
      scaleTargetRef: { kind: 'Deployment', name: 'web' },
      maxReplicas: 4,
      metrics: [{ type: 'Resource', resource: { name: 'cpu', target } }],
    },
    status: {
      desiredReplicas: 4,
      conditions: [{ type: 'ScalingLimited', status: 'True', reason }],
      currentMetrics: [{ type: 'Resource', resource: { name: 'cpu', current } }],
    },
  };
  return [...atMaximum.remark(autoscaler, openWorld(cluster([autoscaler])).world)];
}
