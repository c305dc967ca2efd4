import { describe, expect, it } from '@jest/globals';

import { podAffinity } from '#src/knowledge/causes/scheduling/pod-affinity.ts';
import { claimsAboutPending } from '#test/support/pending.ts';
import { CONTROL_PLANE, node, podOn } from '#test/support/scheduling.ts';

const nodes = [node('cp', { taints: [CONTROL_PLANE] }), node('w1')];
const rule = (name: string, app: string) => {
  const term = { labelSelector: { matchLabels: { app } }, topologyKey: 'kubernetes.io/hostname' };
  return { affinity: { [name]: { requiredDuringSchedulingIgnoredDuringExecution: [term] } } };
};

describe('pod-affinity', () => {
  it.each([
    [
      'pod-anti-affinity',
      rule('podAntiAffinity', 'web'),
      'app=web, topologyKey=kubernetes.io/hostname',
    ],
    ['pod-affinity', rule('podAffinity', 'db'), 'app=db, topologyKey=kubernetes.io/hostname'],
  ])('finds %s, and the rule that decides', (why, spec, decides) => {
    expect(claimsAboutPending(podAffinity, { spec }, nodes, [podOn('w1', 'a')])).toMatchObject([
      { params: { why, rules: [decides], nodes: 1 }, strength: 'entails' },
    ]);
  });

  it('tells how many would fit only where that is more than none', () => {
    const spec = rule('podAntiAffinity', 'web');
    const [claim] = claimsAboutPending(podAffinity, { spec }, nodes, [podOn('w1', 'a')]);

    expect(claim).toBeDefined();
    expect(claim?.params).not.toHaveProperty('atMost');
  });

  it('names the pods that it refuses, and no other that is there', () => {
    const spec = rule('podAntiAffinity', 'web');
    const calm = { ...podOn('w1', 'calm'), metadata: { name: 'calm', namespace: 'shop' } };

    expect(
      claimsAboutPending(podAffinity, { spec }, nodes, [calm, podOn('w1', 'a')]),
    ).toMatchObject([{ params: { refusers: [{ about: { kind: 'Pod', name: 'a' } }] } }]);
  });

  it('stays silent where the rules hold', () => {
    const spec = rule('podAntiAffinity', 'web');

    expect(claimsAboutPending(podAffinity, { spec }, nodes)).toEqual([]);
  });
});
