import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { atMaximum } from '#src/knowledge/causes/autoscaling/at-maximum.ts';
import { openWorld } from '#src/world/open-world.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';

type Autoscaler = Resource<'autoscaling/HorizontalPodAutoscaler'>;
const ON = { kind: 'autoscaling/HorizontalPodAutoscaler', namespace: 'shop', name: 'web' };
const BUSY = { most: 4, wantsMore: true, load: { name: 'cpu', now: 400, target: 60 } };

function limitedBy(
  reason: string,
  { now, has = 3 }: { now?: number; has?: number } = {},
): Autoscaler {
  const target = { type: 'Utilization', averageUtilization: 60 };
  const current = now === undefined ? {} : { averageUtilization: now };
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { namespace: 'shop', name: 'web' },
    spec: {
      scaleTargetRef: { kind: 'Deployment', name: 'web' },
      maxReplicas: 4,
      metrics: [{ type: 'Resource', resource: { name: 'cpu', target } }],
    },
    status: {
      currentReplicas: has,
      desiredReplicas: has,
      conditions: [{ type: 'ScalingLimited', status: 'True', reason }],
      currentMetrics: [{ type: 'Resource', resource: { name: 'cpu', current } }],
    },
  };
}

const harmsOf = (autoscaler: Autoscaler) =>
  [...(atMaximum.symptom?.find(autoscaler, openWorld(cluster([])).world) ?? [])].map(
    ({ hurts }) => hurts,
  );

it('says that an autoscaler would add pods and may not, and for which load', () => {
  const busy = limitedBy('TooManyReplicas', { now: 400 });
  const unread = limitedBy('TooManyReplicas');

  expect(claimsAbout(busy, atMaximum, cluster([busy]))).toMatchObject([{ params: BUSY }]);
  expect(claimsAbout(unread, atMaximum, cluster([unread]))[0]?.params).toEqual({
    most: 4,
    wantsMore: true,
  });
});

it.each(['TooFewReplicas', 'DesiredWithinRange', 'ScaleUpLimit'])(
  'says nothing of one that is limited by %s',
  (reason) => {
    expect(harmsOf(limitedBy(reason, { now: 400 }))).toEqual([]);
  },
);

it('hurts where more pods are wanted now, and nobody where the maximum is just reached', () => {
  const fixed = limitedBy('DesiredWithinRange', { has: 4 });

  expect(harmsOf(limitedBy('TooManyReplicas', { has: 4 }))).toEqual(['redundancy']);
  expect(harmsOf(fixed)).toEqual(['nobody']);
  expect(
    harmsOf({ ...fixed, spec: { ...fixed.spec, minReplicas: 4 } as Autoscaler['spec'] }),
  ).toEqual([]);
});

it('says of one with a single size that it never scales, as soon as more pods are wanted', () => {
  const busy = limitedBy('TooManyReplicas', { now: 400, has: 4 });
  const fixed = { ...busy, spec: { ...busy.spec, minReplicas: 4 } as Autoscaler['spec'] };

  const [claim] = claimsAbout(fixed, atMaximum, cluster([fixed]));

  expect(claim).toMatchObject({ params: { ...BUSY, isFixed: true }, strength: 'entails' });
  expect(claim && atMaximum.text.en(ON, claim.params).so).toContain('minReplicas is 4 as well');
  expect(claim && atMaximum.text.ko(ON, claim.params).so).toContain('minReplicas 값도 4');
});

it('names the load and the maximum in both languages', () => {
  expect(atMaximum.text.en(ON, BUSY).sentence).toMatch(/`web`.*maximum of 4.*400 %.*60 %/);
  expect(atMaximum.text.ko(ON, BUSY).sentence).toMatch(/`web` 객체가.*4개.*400%.*60%/);
});
