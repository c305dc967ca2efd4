import { describe, expect, it } from '@jest/globals';

import { clusterOf } from '#src/simulator/cluster.ts';
import { revisionsOn } from '#src/simulator/map/revisions-on.ts';
import { newPod, node, podOn } from '#test/support/scheduling.ts';

const HASH = 'pod-template-hash';
const nodes = [node('w1'), node('w2')];
const pod = newPod({ labels: { app: 'web', [HASH]: 'b' } });
const old = podOn('w1', 'old', { labels: { app: 'web', [HASH]: 'a' } });
const others = [
  podOn('w1', 'new', { labels: { app: 'web', [HASH]: 'b', extra: 'x' } }),
  podOn('w1', 'api', { labels: { app: 'api', [HASH]: 'a' } }),
  podOn('w1', 'elsewhere', { labels: { app: 'web', [HASH]: 'a' }, namespace: 'bank' }),
  podOn('w1', 'by-hand', { labels: { app: 'web' } }),
];

describe('the pods of a workload on a node', () => {
  it('are counted by revision', () => {
    const on = revisionsOn(pod, clusterOf(nodes, [old, ...others]));

    expect(on?.('w1')).toEqual({ old: 1, new: 1 });
    expect(on?.('w2')).toEqual({ old: 0, new: 0 });
  });

  it.each([
    ['there is one revision', pod, others],
    ['no label tells revisions apart', newPod(), [old]],
    ['nothing else tells the workload', newPod({ labels: { [HASH]: 'b' } }), [old]],
  ])('are not counted where %s', (_, one, pods) => {
    expect(revisionsOn(one, clusterOf(nodes, pods))).toBeUndefined();
  });
});
