import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { capacityFor } from '#src/simulator/capacity.ts';
import { clusterOf } from '#src/simulator/cluster.ts';
import { newPod, node, podOn, threeNodes } from '#test/support/scheduling.ts';

const NONE = { instead: [], limit: 50 };

describe('how many copies of a pod fit', () => {
  it('counts what resources allow, and says what stops the next one', () => {
    const pod = newPod({ container: { resources: { requests: { cpu: '800m' } } } });

    const { fits, stoppedBy } = capacityFor(pod, threeNodes(), NONE);

    expect(fits).toBe(4);
    expect(stoppedBy.map(({ blockers }) => blockers[0]?.codes)).toEqual([
      ['taint'],
      ['insufficient/cpu'],
      ['insufficient/cpu'],
    ]);
  });

  it('counts pods of the rule of which the tainted node holds the minimum', () => {
    const rule = {
      maxSkew: 1,
      topologyKey: 'kubernetes.io/hostname',
      whenUnsatisfiable: 'DoNotSchedule',
      labelSelector: { matchLabels: { app: 'web' } },
    };
    const pod = newPod({ spec: { topologySpreadConstraints: [rule] } });
    const there = podOn('worker-1', 'w1');

    expect(capacityFor(pod, threeNodes([there]), NONE).fits).toBe(1);
    expect(capacityFor(pod, threeNodes([there]), { ...NONE, instead: [there] }).fits).toBe(2);
  });

  it('ends at its limit', () => {
    const { fits, isMore } = capacityFor(newPod(), threeNodes(), { instead: [], limit: 3 });

    expect({ fits, isMore }).toEqual({ fits: 3, isMore: true });
  });

  it('is the sum over nodes where only resources count', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 100, max: 900 }),
        (cpus, request) => {
          const nodes = cpus.map((cpu, index) =>
            node(`n${index}`, { allocatable: { cpu: `${cpu}`, pods: '200' } }),
          );
          const pod = newPod({ container: { resources: { requests: { cpu: `${request}m` } } } });

          const { fits } = capacityFor(pod, clusterOf(nodes, []), { instead: [], limit: 500 });

          expect(fits).toBe(cpus.reduce((sum, cpu) => sum + Math.floor((cpu * 1000) / request), 0));
        },
      ),
    );
  });
});
