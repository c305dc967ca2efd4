import { describe, expect, it } from '@jest/globals';

import { spreadSkew } from '#src/diagnosis/causes/scheduling/spread-skew.ts';
import type { Constraint } from '#src/scheduling/spread.ts';
import { claimsAboutPending } from '#test/support/pending.ts';
import { node, podOn } from '#test/support/scheduling.ts';

const rule: Constraint = {
  maxSkew: 1,
  topologyKey: 'kubernetes.io/hostname',
  whenUnsatisfiable: 'DoNotSchedule',
  labelSelector: { matchLabels: { app: 'web' } },
};
const nodes = [node('w1'), node('w2')];
const running = [podOn('w1', 'a'), podOn('w2', 'b')];

function claims(change: Partial<Constraint>) {
  const spec = { topologySpreadConstraints: [{ ...rule, ...change }] };
  return claimsAboutPending(spreadSkew, { spec }, nodes, running);
}

describe('spread-skew', () => {
  it.each([
    ['too few domains', { minDomains: 3 }, { why: 'too-few-domains', domains: 2, min: 0 }],
    ['nodes without the label', { topologyKey: 'zone' }, { why: 'no-label', topologyKey: 'zone' }],
  ])('finds %s', (_, change, params) => {
    expect(claims(change)).toMatchObject([{ params, strength: 'entails' }]);
  });

  it('stays silent for a rule that lets the pod go somewhere', () => {
    expect(claims({})).toEqual([]);
  });
});
