import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { waitsForPods } from '#src/knowledge/causes/rollout/waits-for-pods.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { applicationOf, trackedRollout } from '#test/support/delivery.ts';
import { ago, pod } from '#test/support/objects.ts';
import { rolloutOf, updating } from '#test/support/updates.ts';

const subsets = {
  istio: {
    destinationRule: { name: 'web', canarySubsetName: 'canary', stableSubsetName: 'stable' },
  },
};

const LATE = {
  conditions: [
    {
      type: 'Progressing',
      status: 'False' as const,
      reason: 'ProgressDeadlineExceeded',
      message: 'ReplicaSet "web-new" has timed out progressing.',
    },
  ],
};

describe('waits-for-pods', () => {
  it.each([
    [
      'a canary behind Istio subsets, which never becomes Degraded',
      rolloutOf({ canary: { trafficRouting: subsets } }),
      { of: 'canary', weight: 0, deadline: 'never', stable: 'old', hash: 'new' },
    ],
    [
      'a canary behind its own Service',
      rolloutOf({ canary: { trafficRouting: subsets, canaryService: 'web-canary' } }),
      { of: 'canary', weight: 0, deadline: 600 },
    ],
    ['a canary without a router', rolloutOf({ canary: {} }), { of: 'canary', deadline: 600 }],
    ['a preview', rolloutOf({ blueGreen: {} }), { of: 'preview', deadline: 600 }],
  ])('tells of %s', (_, rollout, params) => {
    const [claim, ...others] = claimsAbout(
      rollout,
      waitsForPods,
      cluster([rollout, ...updating()]),
    );

    expect(claim).toMatchObject({
      subject: { kind: 'argoproj.io/Rollout', name: 'web' },
      params: { pod: 'web-new-1', ready: 2, wanted: 2, newReady: 0, ...params },
      because: { at: { kind: 'Pod', name: 'web-new-1' }, edge: 'pod-to-controller' },
      strength: 'entails',
    });
    expect(others).toEqual([]);
  });

  it('says of a paused one not to promote it', () => {
    const pauseConditions = [{ reason: 'CanaryPauseStep', startTime: '' }];
    const rollout = rolloutOf({ canary: {} }, { pauseConditions });
    const source = cluster([rollout, ...updating()]);

    const [claim] = claimsAbout(rollout, waitsForPods, source);

    expect(claim?.params).toMatchObject({ paused: 'CanaryPauseStep' });
    expect(claim && waitsForPods.text.en(claim.subject, claim.params).sentence).toContain(
      'do not promote',
    );
  });

  it('tells which link to Git is behind, where an Application says so', () => {
    const rollout = trackedRollout({ currentPodHash: 'new' });
    const source = cluster([rollout, ...updating(), applicationOf('Synced')]);

    const [claim] = claimsAbout(rollout, waitsForPods, source);

    expect(claim?.params).toMatchObject({ delivery: { behind: 'promotion' } });
    expect(claim?.strength).toBe('entails');
    expect(claim && waitsForPods.text.en(claim.subject, claim.params).so).toContain(
      'the link behind is the promotion',
    );
  });

  it('leads to the newest pod of the new revision where a kubelet refuses them', () => {
    const rollout = rolloutOf({ canary: {} }, LATE);
    const refused = { phase: 'Failed', reason: 'TopologyAffinityError', message: 'no' };
    const objects = updating('w3').map((one) =>
      one.metadata?.name === 'web-new-1'
        ? { ...one, metadata: { ...one.metadata, creationTimestamp: ago(1) }, status: refused }
        : one,
    ) as Resource[];

    expect(claimsAbout(rollout, waitsForPods, cluster([rollout, ...objects]))).toMatchObject([
      { params: { pod: 'web-new-1', newReady: 0 }, because: { at: { name: 'web-new-1' } } },
    ]);
  });

  it('is not certain how many serve while a list is refused', () => {
    const rollout = rolloutOf({ canary: {} });
    const source = cluster([rollout, ...updating()], ['replicasets.apps']);

    expect(claimsAbout(rollout, waitsForPods, source)).toMatchObject([{ strength: 'fits' }]);
  });

  describe('with new pods that are Ready', () => {
    const ill = (source: readonly Resource[]) =>
      source.map((one) =>
        one.metadata?.name === 'web-old-1'
          ? { ...one, status: pod({ waiting: { reason: 'CrashLoopBackOff' } }).status }
          : one,
      );
    const about = (rollout: Resource<'argoproj.io/Rollout'>, objects: readonly Resource[]) =>
      claimsAbout(rollout, waitsForPods, cluster([rollout, ...objects]));

    it('waits for a stable pod, where no router weighs the two', () => {
      expect(about(rolloutOf({ canary: {} }, LATE), ill(updating('w3')))).toMatchObject([
        {
          params: { pod: 'web-old-1', isStable: true, newReady: 1, ready: 1 },
          because: { at: { kind: 'Pod', name: 'web-old-1' } },
        },
      ]);
    });

    it.each<[string, Resource<'argoproj.io/Rollout'>, readonly Resource[]]>([
      [
        'a router weighs them',
        rolloutOf({ canary: { trafficRouting: subsets } }, LATE),
        ill(updating('w3')),
      ],
      ['it is blue-green', rolloutOf({ blueGreen: {} }, LATE), ill(updating('w3'))],
      ['the stable ones run', rolloutOf({ canary: {} }, LATE), updating('w3')],
    ])('is silent where %s', (_, rollout, objects) => {
      expect(about(rollout, objects)).toEqual([]);
    });
  });
});
