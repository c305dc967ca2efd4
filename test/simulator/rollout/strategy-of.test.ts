import { describe, expect, it } from '@jest/globals';

import type { Rollout } from '#src/domain/rollout.ts';
import { courseOf, peakOf } from '#src/simulator/rollout/course.ts';
import { strategyOf, type Updated } from '#src/simulator/rollout/strategy-of.ts';

type Spec = NonNullable<Rollout['spec']>;

describe('a Deployment', () => {
  it.each([
    { replicas: 1, fields: {}, counts: '0+1 1+1 1+0' },
    { replicas: 1, fields: { maxSurge: 0, maxUnavailable: 1 }, counts: '0+1 0+0 1+0' },
    { replicas: 1, fields: { maxSurge: 0, maxUnavailable: '25%' }, counts: '0+1 0+0 1+0' },
    { replicas: 3, fields: {}, counts: '0+3 1+3 1+2 2+2 2+1 3+1 3+0' },
    { replicas: 4, fields: {}, counts: '0+4 1+4 1+2 3+2 3+0 4+0' },
    { replicas: 10, fields: {}, counts: '0+10 3+10 3+5 8+5 8+0 10+0' },
    { replicas: 2, fields: { maxSurge: '100%', maxUnavailable: 0 }, counts: '0+2 2+2 2+0' },
  ])('of $replicas with $fields goes by $counts', ({ replicas, fields, counts }) => {
    const strategy = { type: 'RollingUpdate', rollingUpdate: fields };

    expect(countsOf(deployment({ strategy }), replicas)).toBe(counts);
  });

  it('empties first where it is recreated', () => {
    expect(countsOf(deployment({ strategy: { type: 'Recreate' } }), 2)).toBe('0+2 0+0 2+0');
  });

  it('makes all pods at once where it is new', () => {
    expect(countsOf(deployment({}), 5, 0)).toBe('0+0 5+0');
  });

  it('is not planned with a share that lacks its percent sign, which the API refuses', () => {
    const strategy = { rollingUpdate: { maxSurge: '25' } };

    expect(strategyOf(deployment({ strategy }), { replicas: 4, older: 4 })).toBeUndefined();
  });
});

describe('a StatefulSet', () => {
  it('takes one pod away before its successor comes', () => {
    expect(countsOf(statefulSet({}), 2)).toBe('0+2 0+1 1+1 1+0 2+0');
  });

  it('leaves the pods below the partition alone', () => {
    const updateStrategy = { rollingUpdate: { partition: 1 } };

    expect(countsOf(statefulSet({ updateStrategy }), 2)).toBe('0+2 0+1 1+1');
  });

  it('starts one by one, or all at once', () => {
    expect(countsOf(statefulSet({}), 3, 0)).toBe('0+0 1+0 2+0 3+0');
    expect(countsOf(statefulSet({ podManagementPolicy: 'Parallel' }), 3, 0)).toBe('0+0 3+0');
  });
});

describe('a DaemonSet', () => {
  it('takes a pod away first, or with a surge afterwards', () => {
    expect(countsOf(daemonSet({}), 2)).toBe('0+2 0+1 1+1 1+0 2+0');
    expect(countsOf(daemonSet({ maxSurge: 1, maxUnavailable: 0 }), 2)).toBe('0+2 1+2 2+1 2+0');
  });
});

describe('a canary with a traffic router', () => {
  const steps = [{ setWeight: 10 }, { pause: {} }, { setWeight: 50 }, { setWeight: 90 }];

  it('keeps the stable pods beside the canary', () => {
    expect(countsOf(rollout({ canary: { steps, trafficRouting: {} } }), 2)).toBe('0+2 1+2 2+2 2+0');
  });

  it('lowers the stable pods only after their traffic has moved', () => {
    const canary = { steps, trafficRouting: {}, dynamicStableScale: true };

    expect(countsOf(rollout({ canary }), 2)).toBe('0+2 1+2 1+1 2+1 2+0');
  });

  it('does not lower them while the canary is not available', () => {
    const canary = { steps, trafficRouting: {}, dynamicStableScale: true };
    const planned = strategyOf(rollout({ canary }), { replicas: 2, older: 2 });
    const first = planned?.strategy.next(planned.strategy.begins, { updated: 0, older: 2 });

    expect(first).toMatchObject({ updated: 1, older: 2 });
    expect(first && planned?.strategy.next(first, { updated: 0, older: 2 })).toBeUndefined();
  });

  it('has as many canary pods as setCanaryScale says, until the weight counts again', () => {
    const scaled = [
      { setCanaryScale: { replicas: 3 } },
      { setWeight: 10 },
      { setCanaryScale: { matchTrafficWeight: true } },
      { pause: {} },
    ];

    expect(countsOf(rollout({ canary: { steps: scaled, trafficRouting: {} } }), 4)).toBe(
      '0+4 3+4 1+4 4+4 4+0',
    );
  });

  it('has no fewer than minPodsPerReplicaSet, and counts weights up to maxTrafficWeight', () => {
    const least = { canary: { steps, trafficRouting: {}, minPodsPerReplicaSet: 2 } };
    const half = {
      canary: { steps: [{ setWeight: 500 }], trafficRouting: { maxTrafficWeight: 1000 } },
    };

    expect(countsOf(rollout(least), 10)).toBe('0+10 2+10 5+10 9+10 10+10 10+0');
    expect(countsOf(rollout(half), 4)).toBe('0+4 2+4 4+4 4+0');
  });
});

describe('a canary without a traffic router', () => {
  it('approximates the weight within the surge', () => {
    const canary = { steps: [{ setWeight: 20 }, { pause: {} }] };

    expect(countsOf(rollout({ canary }), 5)).toBe('0+5 0+4 1+4 1+3 4+3 4+0 5+0');
  });

  it('reads a share without a percent sign as percent', () => {
    const canary = { steps: [], maxSurge: '50', maxUnavailable: 0 };

    expect(peakOf(course(rollout({ canary }), 4))).toBe(6);
  });
});

describe('a canary that is promoted to the end, or has no steps', () => {
  const steps = [{ setWeight: 20 }, { pause: {} }];

  it.each([
    ['without a router', {}, '0+4 1+4 1+3 2+3 2+2 3+2 3+1 4+1 4+0'],
    ['with a router', { trafficRouting: {} }, '0+4 4+4 4+0'],
  ])('follows no weight %s', (_, routing, counts) => {
    const canary = { maxSurge: 1, maxUnavailable: 0, ...routing };
    const promoted = {
      ...rollout({ canary: { ...canary, steps } }),
      status: { promoteFull: true },
    };

    expect(countsOf(rollout({ canary }), 4)).toBe(counts);
    expect(countsOf(promoted as Updated, 4)).toBe(counts);
  });
});

describe('blue-green', () => {
  it('doubles the pods and keeps the old ones for a while', () => {
    expect(countsOf(rollout({ blueGreen: {} }), 3)).toBe('0+3 3+3 3+0');
  });

  it('begins with as many as the preview has', () => {
    expect(countsOf(rollout({ blueGreen: { previewReplicaCount: 1 } }), 3)).toBe('0+3 1+3 3+3 3+0');
  });
});

function deployment(spec: object): Updated {
  return made('apps/v1', 'Deployment', spec);
}

function statefulSet(spec: object): Updated {
  return made('apps/v1', 'StatefulSet', spec);
}

function daemonSet(rollingUpdate: object): Updated {
  return made('apps/v1', 'DaemonSet', { updateStrategy: { rollingUpdate } });
}

function rollout(strategy: Spec['strategy']): Updated {
  return made('argoproj.io/v1alpha1', 'Rollout', { strategy });
}

function made(apiVersion: string, kind: string, spec: object): Updated {
  return { apiVersion, kind, metadata: { name: 'web' }, spec } as Updated;
}

function course(workload: Updated, replicas: number, older = replicas) {
  const planned = strategyOf(workload, { replicas, older });
  return planned ? courseOf(planned.strategy) : [];
}

/** The counts that follow each other, updated + older: "0+1 1+1 1+0". */
function countsOf(workload: Updated, replicas: number, older = replicas): string {
  const counts = course(workload, replicas, older).map((one) => `${one.updated}+${one.older}`);
  return counts.filter((one, index) => one !== counts[index - 1]).join(' ');
}
