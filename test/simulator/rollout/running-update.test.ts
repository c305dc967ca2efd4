import { describe, expect, it } from '@jest/globals';

import type { Revised } from '#src/readings/workloads/updates.ts';
import { runningUpdate } from '#src/simulator/rollout/running-update.ts';
import type { Updated } from '#src/simulator/rollout/strategy-of.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { deployment, manifest, rollout } from '#test/support/manifests.ts';
import { owned, specified } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

/** So many pods are asked for, and so many of them are available. */
type Counts = readonly [wanted: number, available: number];

/** A workload of four whose second revision comes in. */
function standing(workload: Updated, ...revisions: readonly Counts[]) {
  const kind = workload.kind === 'Rollout' ? 'argoproj.io/Rollout' : 'apps/Deployment';
  const sets = revisions.map(([replicas, availableReplicas], index) => {
    const set = specified('ReplicaSet', `web-${index + 1}`, { replicas });
    const annotations = {
      'deployment.kubernetes.io/revision': `${index + 1}`,
      'rollout.argoproj.io/revision': `${index + 1}`,
    };
    const metadata = { ...set.metadata, annotations };
    const status = { availableReplicas };
    return owned({ ...set, apiVersion: 'apps/v1', metadata, status }, { kind, name: 'web' });
  });
  const pod = owned(podOn('w1', 'web-1-a'), { kind: 'apps/ReplicaSet', name: 'web-1' });
  const { world } = openWorld(cluster([workload, ...sets, pod]));
  return runningUpdate(workload as Revised, world);
}

describe('an update that is under way', () => {
  const rollingUpdate = { maxSurge: 1, maxUnavailable: 0 };
  const four = deployment({ replicas: 4, rollingUpdate });

  it('waits while none may be missing and the new pod is not available', () => {
    expect(standing(four, [4, 4], [1, 0])).toMatchObject({
      newest: { kind: 'apps/ReplicaSet', name: 'web-2' },
      limits: { surge: 1, unavailable: 0 },
      replicas: 4,
      available: 4,
      waits: true,
      known: true,
    });
  });

  it('does not wait once it is', () => {
    expect(standing(four, [4, 4], [1, 1])).toMatchObject({ available: 5, waits: false });
  });

  it('adds up all older revisions, of which the newest is none', () => {
    expect(standing(four, [2, 2], [2, 2], [1, 0])).toMatchObject({
      newest: { name: 'web-3' },
      available: 4,
      waits: true,
    });
  });

  it('of a canary without a router is at its step', () => {
    const canary = { ...rollingUpdate, steps: [{ setWeight: 25 }, { pause: {} }] };

    expect(standing(rollout({ canary, replicas: 4 }), [3, 3], [1, 0])).toMatchObject({
      waits: true,
    });
    expect(standing(rollout({ canary, replicas: 4 }), [4, 4], [1, 1])).toMatchObject({
      waits: false,
    });
  });

  it.each([
    ['a router moves the traffic', rollout({ canary: { trafficRouting: {} }, replicas: 4 })],
    [
      'a second set comes as a whole',
      manifest('argoproj.io/v1alpha1', 'Rollout', {}, { strategy: { blueGreen: {} } }),
    ],
    ['all go at once', manifest('apps/v1', 'Deployment', {}, { strategy: { type: 'Recreate' } })],
    ['its fields are refused', deployment({ rollingUpdate: { maxSurge: '25' } })],
  ])('has no surge that decides where %s', (_, workload) => {
    expect(standing(workload, [4, 4], [1, 0])).toBeUndefined();
  });

  it.each([
    ['only one revision has pods', [[4, 4]]],
    [
      'the newest is to have none',
      [
        [4, 4],
        [0, 0],
      ],
    ],
    [
      'the older are to have none',
      [
        [0, 1],
        [4, 3],
      ],
    ],
  ] as const)('is none where %s', (_, revisions) => {
    expect(standing(four, ...revisions)).toBeUndefined();
  });
});
