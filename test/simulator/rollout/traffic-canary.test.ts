import { describe, expect, it } from '@jest/globals';

import { trafficCanary } from '#src/simulator/rollout/traffic-canary.ts';
import { courseText, nextText } from '#test/support/course-text.ts';

const STEPS = [{ setWeight: 20 }, { pause: {} }, { setWeight: 60 }, { pause: {} }];
const MATCH = { setCanaryScale: { matchTrafficWeight: true } };

describe('a canary with a router', () => {
  it.each([
    [
      'keeps all stable pods, and for a while after it is promoted',
      {},
      '0+4@0 1+4@0 1+4@1w20 1+4@2w20 3+4@2w20 3+4@3w60 3+4@4w60 4+4@4w60 4+4@promoted30 4+0@done',
    ],
    [
      'keeps them as long as it is told',
      { delay: 5 },
      '0+4@0 1+4@0 1+4@1w20 1+4@2w20 3+4@2w20 3+4@3w60 3+4@4w60 4+4@4w60 4+4@promoted5 4+0@done',
    ],
    [
      'lowers them after the traffic with dynamicStableScale',
      { dynamic: true },
      '0+4@0 1+4@0 1+4@1w20 1+4@2w20 3+4@2w20 3+4@3w60 3+2@3w60 3+2@4w60 4+2@4w60 4+2@promoted 4+0@done',
    ],
    [
      'has at least minPodsPerReplicaSet of each',
      { least: 2 },
      '0+4@0 2+4@0 2+4@1w20 2+4@2w20 3+4@2w20 3+4@3w60 3+4@4w60 4+4@4w60 4+4@promoted30 4+0@done',
    ],
    [
      'counts its weights out of maxTrafficWeight',
      { maxWeight: 1000 },
      '0+4@0 1+4@0 1+4@1w20 1+4@2w20 1+4@3w60 1+4@4w60 4+4@4w60 4+4@promoted30 4+0@done',
    ],
  ])('%s', (_, fields, course) => {
    expect(courseText(trafficCanary({ replicas: 4, steps: STEPS, ...fields }))).toBe(course);
  });

  it.each([
    ['a number of pods', { replicas: 3 }],
    ['a share of pods', { weight: 75 }],
  ])('has %s instead of those of its weight, until that is taken back', (_, setCanaryScale) => {
    const steps = [{ setCanaryScale }, { setWeight: 25 }, MATCH, { setWeight: 50 }];

    expect(courseText(trafficCanary({ replicas: 4, steps }))).toBe(
      '0+4@0 3+4@0 3+4@1 3+4@2w25 1+4@2w25 1+4@3w25 2+4@3w25 2+4@4w50 4+4@4w50 4+4@promoted30 4+0@done',
    );
    expect(courseText(trafficCanary({ replicas: 4, steps, dynamic: true }))).toBe(
      '0+4@0 3+4@0 3+4@1 3+4@2w25 3+3@2w25 1+3@2w25 1+3@3w25 2+3@3w25 2+3@4w50 2+2@4w50 4+2@4w50 4+2@promoted 4+0@done',
    );
  });

  it('keeps the stable pods while a number of pods is set, as no weight follows from that', () => {
    const steps = [{ setCanaryScale: { replicas: 1 } }, { setWeight: 50 }];

    expect(courseText(trafficCanary({ replicas: 4, steps, dynamic: true }))).toBe(
      '0+4@0 1+4@0 1+4@1 1+4@2w50 1+2@2w50 4+2@2w50 4+2@promoted 4+0@done',
    );
  });

  it.each([
    ['moves no traffic before its pods are available', [3, 4], [2, 4], 'waits'],
    ['takes the traffic back from a canary that is all ill', [3, 4], [0, 4], '3+4@2'],
    ['goes on when they are', [3, 4], [3, 4], '3+4@3w60'],
    ['makes the pods of its step', [1, 4], [1, 4], '3+4@2w20'],
  ] as const)('%s', (_, [updated, older], [ready, olderReady], then) => {
    const canary = trafficCanary({ replicas: 4, steps: STEPS });
    const at = { is: 'step', step: 2, weight: 60, shifted: 20 } as const;

    expect(nextText(canary, { updated, older }, { updated: ready, older: olderReady }, at)).toBe(
      then,
    );
  });

  it.each([
    ['makes up for pods that are missing', {}, [3, 4], [3, 4], '4+4@promoted'],
    ['keeps the older while too few are available', {}, [4, 4], [4, 0], 'waits'],
    ['lets them go where one may be missing', { unavailable: 1 }, [4, 4], [4, 0], '4+0@done'],
    ['lets them go when there are more than enough', {}, [4, 4], [4, 4], '4+0@done'],
    ['has nothing left to do', {}, [4, 0], [4, 0], 'waits'],
  ] as const)('that is promoted %s', (_, fields, [updated, older], [ready, olderReady], then) => {
    const canary = trafficCanary({ replicas: 4, steps: [], ...fields });
    const available = { updated: ready, older: olderReady };

    expect(nextText(canary, { updated, older }, available, { is: 'promoted' })).toBe(then);
  });
});
