import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { gracePeriod } from '#src/knowledge/causes/lifecycle/grace-period.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

/** A pod whose grace period ends in so many minutes. */
function ending(minutes: number): Resource<'Pod'> {
  const pod = podOn('w1', 'web-1');
  return { ...pod, metadata: { ...pod.metadata, deletionTimestamp: ago(-minutes) } };
}

it('tells until when a deleted pod has time', () => {
  const pod = ending(1);

  expect(claimsAbout(pod, gracePeriod, cluster([pod]))).toMatchObject([
    { params: { until: ago(-1), preStop: [] } },
  ]);
});

it('says nothing of a pod whose time is over', () => {
  const pod = ending(-5);

  expect(claimsAbout(pod, gracePeriod, cluster([pod]))).toEqual([]);
});
