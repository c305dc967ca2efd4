import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { deliveryOf } from '#src/readings/workloads/delivery.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { applicationOf, trackedRollout } from '#test/support/delivery.ts';
import { rolloutOf } from '#test/support/updates.ts';

function delivered(
  rollout: Resource<'argoproj.io/Rollout'>,
  others: readonly Resource[],
  forbidden: string[] = [],
) {
  return deliveryOf(rollout, openWorld(cluster([rollout, ...others], forbidden)).world);
}

describe('how far Git has come', () => {
  it.each([
    ['the promotion, where Git asks for what is not stable yet', 'new', 'Synced', 'promotion'],
    ['nothing, where the stable revision is what Git asks for', 'old', 'Synced', 'nothing'],
    ['the sync, where the cluster differs from Git', 'new', 'OutOfSync', 'sync'],
  ] as const)('is behind by %s', (_, currentPodHash, status, behind) => {
    const rollout = trackedRollout({ currentPodHash });

    expect(delivered(rollout, [applicationOf(status)])).toMatchObject({
      about: { kind: 'argoproj.io/Application', namespace: 'argocd', name: 'blog' },
      behind,
      revision: '3f9c2ab',
    });
  });

  it('is told by the Application of an Argo CD that is not in the usual place', () => {
    const { metadata, ...blog } = applicationOf('Synced');
    const there = { ...blog, metadata: { ...metadata, namespace: 'delivery' } };

    expect(delivered(trackedRollout({}), [there])).toMatchObject({
      about: { namespace: 'delivery', name: 'blog' },
    });
  });

  it.each([
    ['no Application is named', rolloutOf({ canary: {} }), [applicationOf('Synced')], []],
    ['there is no such Application', trackedRollout({}), [], []],
    ['the Application cannot be read', trackedRollout({}), [], ['applications.argoproj.io']],
    ['Argo CD does not know', trackedRollout({}), [applicationOf('Unknown')], []],
    [
      'the Application has another object of that name',
      trackedRollout({}),
      [applicationOf('Synced', 'other')],
      [],
    ],
  ])('is not told where %s', (_, rollout, others, forbidden) => {
    expect(delivered(rollout, others, forbidden)).toBeUndefined();
  });
});
