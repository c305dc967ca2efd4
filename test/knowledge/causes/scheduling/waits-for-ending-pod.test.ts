import { describe, expect, it } from '@jest/globals';

import { waitsForEndingPod } from '#src/knowledge/causes/scheduling/waits-for-ending-pod.ts';
import type { Pod } from '#src/simulator/cluster.ts';
import { ago } from '#test/support/objects.ts';
import { claimsAboutPending } from '#test/support/pending.ts';
import { node, podOn } from '#test/support/scheduling.ts';

const GPU = 'nvidia.com/gpu';
const gpu = { container: { resources: { limits: { [GPU]: '1' } } } };
const nodes = [node('w1', { allocatable: { [GPU]: '1' } })];

describe('waits-for-ending-pod', () => {
  it('names the pod that is ending, and until when it may take', () => {
    const ends = ago(-1);

    expect(claimsAboutPending(waitsForEndingPod, gpu, nodes, [going(ends)])).toMatchObject([
      {
        params: { ending: 'old', node: 'w1', ends, graceSeconds: 60 },
        passesBy: ends,
        strength: 'entails',
      },
    ]);
  });

  it.each([
    ['stays', podOn('w1', 'old', gpu)],
    ['should have ended long ago', going(ago(10))],
    ['holds nothing that is lacking', going(ago(-1), podOn('w1', 'old'))],
  ])('is silent when the other pod %s', (_, other) => {
    const holder = podOn('w1', 'holder', gpu);
    const pods = other.spec?.containers[0]?.resources ? [other] : [other, holder];

    expect(claimsAboutPending(waitsForEndingPod, gpu, nodes, pods)).toEqual([]);
  });
});

function going(deletionTimestamp: string, pod: Pod = podOn('w1', 'old', gpu)): Pod {
  const mark = { deletionTimestamp, deletionGracePeriodSeconds: 60 };
  return { ...pod, metadata: { ...pod.metadata, ...mark } };
}
