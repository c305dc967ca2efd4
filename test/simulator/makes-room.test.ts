import { describe, expect, it } from '@jest/globals';

import { clusterOf } from '#src/simulator/cluster.ts';
import { nodeNamed, roomMaker } from '#src/simulator/makes-room.ts';
import { newPod, node, podOn } from '#test/support/scheduling.ts';

const asking = (requests: Record<string, string>) => ({ container: { resources: { requests } } });
const w1 = node('w1');
const one = podOn('w1', 'one', asking({ cpu: '1500m', memory: '1Gi' }));

describe('who makes room', () => {
  const pod = newPod(asking({ cpu: '2' }));
  const two = podOn('w2', 'two', asking({ cpu: '1' }));
  const beside = podOn('w2', 'beside', asking({ cpu: '1' }));
  const blocked = { pod, cluster: clusterOf([w1, node('w2')], [one, two, beside]) };

  it('is the first pod whose end alone lets another be placed, where that was', () => {
    expect(roomMaker(blocked, [newPod(), two, one])).toEqual({ pod: one, node: 'w1' });
  });

  it('is nobody where no single end suffices', () => {
    expect(roomMaker(blocked, [two, beside])).toBeUndefined();
  });

  it('makes it on a node that is known by its name', () => {
    expect([nodeNamed('w1', blocked), nodeNamed('w9', blocked)]).toEqual([w1, undefined]);
  });
});
