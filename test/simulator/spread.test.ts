import { describe, expect, it } from '@jest/globals';

import { clusterOf, type Node, type Pod } from '#src/simulator/cluster.ts';
import { allowanceOf, spreadOf, type Constraint } from '#src/simulator/spread.ts';
import { CONTROL_PLANE, newPod, node, podOn } from '#test/support/scheduling.ts';

const rule: Constraint = {
  maxSkew: 1,
  topologyKey: 'kubernetes.io/hostname',
  whenUnsatisfiable: 'DoNotSchedule',
  labelSelector: { matchLabels: { app: 'web' } },
};
const cp = node('cp', { taints: [CONTROL_PLANE] });
const cordoned = node('w2', { unschedulable: true });
const running = [podOn('w1', 'a'), podOn('w2', 'b')];
const more = [...running, podOn('cp', 'c'), podOn('w1', 'd'), podOn('w2', 'e')];

function allowance(nodes: readonly Node[], pods: readonly Pod[], when: 'ever' | 'now') {
  return allowanceOf(newPod(), rule, clusterOf(nodes, pods), when);
}

it('has 0 for the smallest where no node has its label', () => {
  const zones = { ...rule, topologyKey: 'zone' };

  const pod = newPod({ spec: { topologySpreadConstraints: [zones] } });

  expect(spreadOf(pod, zones, clusterOf([node('w1')], running))).toEqual({
    domains: [],
    min: 0,
    self: 1,
  });
});

describe('allowanceOf', () => {
  it.each([
    ['one pod per open node over an empty closed one', [cp, node('w1'), node('w2')], [], 2],
    ['what runs on the closed node', [cp, node('w1'), node('w2')], more, 5],
    ['what runs on a cordoned node', [cp, node('w1'), cordoned], running, 2],
  ])('counts %s', (_, nodes, pods, expected) => {
    expect(allowance(nodes, pods, 'ever')).toBe(expected);
    expect(allowance(nodes, pods, 'now')).toBe(expected);
  });

  it('expects an empty cordoned node to open again, but not now', () => {
    expect(allowance([cp, node('w1'), cordoned], [], 'ever')).toBe(2);
    expect(allowance([cp, node('w1'), cordoned], [], 'now')).toBe(1);
  });
});
