import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { basicCanary } from '#src/simulator/rollout/basic-canary.ts';
import { courseOf, peakOf } from '#src/simulator/rollout/course.ts';
import { fencepostsOf } from '#src/simulator/rollout/fenceposts.ts';
import { rollingUpdate } from '#src/simulator/rollout/rolling-update.ts';
import { trafficCanary } from '#src/simulator/rollout/traffic-canary.ts';

const replicas = fc.integer({ min: 1, max: 30 });
const share = fc.oneof(
  fc.integer({ min: 0, max: 10 }),
  fc.integer({ min: 0, max: 100 }).map((value) => `${value}%`),
);
const steps = fc.array(fc.record({ setWeight: fc.integer({ min: 0, max: 100 }) }), {
  maxLength: 4,
});

describe('the course of an update', () => {
  it('of a Deployment keeps to its surge and its unavailability, and ends with new pods only', () => {
    fc.assert(
      fc.property(replicas, share, share, (wanted, maxSurge, maxUnavailable) => {
        const limits = fencepostsOf({ maxSurge, maxUnavailable }, wanted);
        if (!limits) throw new Error('These are valid.');
        const points = courseOf(rollingUpdate(wanted, wanted, limits));

        const counts = points.map(({ updated, older }) => updated + older);
        expect(Math.max(...counts)).toBeLessThanOrEqual(wanted + limits.surge);
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(wanted - limits.unavailable);
        expect(points.at(-1)).toMatchObject({ updated: wanted, older: 0 });
      }),
    );
  });

  it('of a canary ends with new pods only, with a router or without', () => {
    fc.assert(
      fc.property(replicas, steps, share, share, (wanted, each, maxSurge, maxUnavailable) => {
        const limits = fencepostsOf({ maxSurge, maxUnavailable }, wanted);
        if (!limits) throw new Error('These are valid.');
        const basic = courseOf(basicCanary({ replicas: wanted, steps: each, ...limits }));
        const routed = courseOf(trafficCanary({ replicas: wanted, steps: each }));

        expect(basic.at(-1)).toMatchObject({ updated: wanted, older: 0 });
        expect(peakOf(basic)).toBeLessThanOrEqual(wanted + limits.surge);
        expect(routed.at(-1)).toMatchObject({ updated: wanted, older: 0 });
      }),
    );
  });

  it('of a routed canary takes no more pods with dynamicStableScale than without', () => {
    fc.assert(
      fc.property(replicas, steps, (wanted, each) => {
        const fixed = courseOf(trafficCanary({ replicas: wanted, steps: each }));
        const dynamic = courseOf(trafficCanary({ replicas: wanted, steps: each, dynamic: true }));

        expect(peakOf(dynamic)).toBeLessThanOrEqual(peakOf(fixed));
      }),
    );
  });
});
