import { describe, expect, it } from '@jest/globals';

import { podAffinity } from '#src/diagnosis/causes/scheduling/pod-affinity.ts';
import { claimsAboutPending } from '#test/support/pending.ts';
import { CONTROL_PLANE, node, podOn } from '#test/support/scheduling.ts';

const nodes = [node('cp', { taints: [CONTROL_PLANE] }), node('w1')];
const rule = (name: string, app: string) => {
  const term = { labelSelector: { matchLabels: { app } }, topologyKey: 'kubernetes.io/hostname' };
  return { affinity: { [name]: { requiredDuringSchedulingIgnoredDuringExecution: [term] } } };
};

describe('pod-affinity', () => {
  it.each([
    ['pod-anti-affinity', rule('podAntiAffinity', 'web')],
    ['pod-affinity', rule('podAffinity', 'db')],
  ])('finds %s', (why, spec) => {
    expect(claimsAboutPending(podAffinity, { spec }, nodes, [podOn('w1', 'a')])).toMatchObject([
      { params: { why, nodes: 1 }, strength: 'entails' },
    ]);
  });

  it('stays silent where the rules hold', () => {
    const spec = rule('podAntiAffinity', 'web');

    expect(claimsAboutPending(podAffinity, { spec }, nodes)).toEqual([]);
  });
});
