import { describe, expect, it } from '@jest/globals';

import { clusterOf } from '#src/simulator/cluster.ts';
import { shortfallOf } from '#src/simulator/shortfall.ts';
import { newPod, node, podOn } from '#test/support/scheduling.ts';

const asking = (requests: Record<string, string>) => ({ container: { resources: { requests } } });
const w1 = node('w1');
const one = podOn('w1', 'one', asking({ cpu: '1500m', memory: '1Gi' }));
const cluster = clusterOf([w1], [one]);

describe('what a node lacks for a pod', () => {
  it('is what it would have to have more, as people write it', () => {
    const pod = newPod(asking({ cpu: '1', memory: '1Gi', 'example.com/gpu': '2' }));

    expect(shortfallOf(pod, w1, cluster)).toEqual([
      { node: 'w1', resource: 'cpu', amount: '500m' },
      { node: 'w1', resource: 'example.com/gpu', amount: '2' },
    ]);
  });

  it('may be a place', () => {
    const full = node('w1', { allocatable: { pods: '1' } });

    expect(shortfallOf(newPod(), full, clusterOf([full], [one]))).toEqual([
      { node: 'w1', resource: 'pods', amount: '1' },
    ]);
  });

  it('is nothing where it just fits, or asks for nothing', () => {
    expect(shortfallOf(newPod(asking({ cpu: '500m', memory: '3Gi' })), w1, cluster)).toEqual([]);
    expect(shortfallOf(newPod(asking({ 'example.com/gpu': '0' })), w1, cluster)).toEqual([]);
  });
});
