import { describe, expect, it } from '@jest/globals';

import { clusterOf } from '#src/simulator/cluster.ts';
import { freeOn, neverFree } from '#src/simulator/free-resources.ts';
import { newPod, node, podOn } from '#test/support/scheduling.ts';

const asking = (requests: Record<string, string>) => ({ container: { resources: { requests } } });
const w1 = node('w1');
const one = podOn('w1', 'one', asking({ cpu: '1500m', memory: '1Gi' }));
const cluster = clusterOf([w1, node('w2')], [one, podOn('w2', 'two', asking({ cpu: '1' }))]);

describe('what pods leave of a node', () => {
  it('is what it has, less what its own pods request, and their number', () => {
    expect(Object.fromEntries(freeOn(w1, cluster))).toMatchObject({
      cpu: 500,
      memory: 3 * 1024 ** 3,
      pods: 9,
    });
  });

  it('counts pods that would come and go', () => {
    const put = [podOn('w1', 'new', asking({ cpu: '1', 'example.com/gpu': '1' }))];

    expect(freeOn(w1, cluster, { put, drop: [one] }).get('cpu')).toBe(1_000);
    expect(freeOn(w1, cluster, { put, drop: [] }).get('cpu')).toBe(-500);
    expect(freeOn(w1, cluster, { put, drop: [] }).get('example.com/gpu')).toBe(-1);
  });

  it('never suffices for what a node does not have', () => {
    const pod = newPod(asking({ cpu: '3', memory: '4Gi', 'example.com/gpu': '1' }));

    expect(neverFree(pod, w1)).toEqual(['cpu', 'example.com/gpu']);
  });
});
