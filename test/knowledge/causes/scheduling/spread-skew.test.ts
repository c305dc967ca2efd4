import { describe, expect, it } from '@jest/globals';

import { spreadSkew } from '#src/knowledge/causes/scheduling/spread-skew.ts';
import type { Constraint } from '#src/simulator/spread.ts';
import { fitting } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { claimsAboutPending } from '#test/support/pending.ts';
import { newPod, node, podOn } from '#test/support/scheduling.ts';

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

  it('advises to label the nodes that lack the label, with what is known of its value', () => {
    const zoned = node('w3', {
      labels: { zone: 'a' },
      taints: [{ key: 'k', effect: 'NoSchedule' }],
    });
    const advised = (topologyKey: string) => {
      const spec = { topologySpreadConstraints: [{ ...rule, topologyKey }] };
      const [claim] = claimsAboutPending(spreadSkew, { spec }, [...nodes, zoned], running);
      const { subject, params } = claim ?? {};
      if (!subject || !params) return undefined;
      const { text } = fitting(spreadSkew, subject, params)?.en ?? {};
      return { text, command: spreadSkew.advice?.command?.(subject, params) };
    };

    expect(advised('zone')).toMatchObject({
      text: expect.stringMatching(/onto `w1`, `w2`.* \(other nodes have `zone=a`\)/),
      command: "kubectl label nodes w1 'zone=<value>'",
    });
  });

  it('advises nothing of labels where nodes have them', () => {
    const [claim] = claims({ minDomains: 3 });

    expect(claim && fitting(spreadSkew, claim.subject, claim.params)?.en).toBeUndefined();
    expect(claim && spreadSkew.advice?.command?.(claim.subject, claim.params)).toBeUndefined();
  });

  describe('beside a second hard rule', () => {
    const byZone = { ...rule, topologyKey: 'zone' };
    const zoned = [node('w1', { labels: { zone: 'a' } }), node('w2', { labels: { zone: 'b' } })];
    const both = (host: Partial<Constraint>, zone: Partial<Constraint>) => {
      const spec = {
        topologySpreadConstraints: [
          { ...byZone, ...zone },
          { ...rule, ...host },
        ],
      };
      return claimsAboutPending(spreadSkew, { spec }, zoned, running);
    };

    it('blames the one that leaves no node', () => {
      expect(both({ minDomains: 3 }, {})).toMatchObject([
        { params: { constraint: 1, together: [] } },
      ]);
    });

    it('blames both where the change of one alone would not help', () => {
      expect(both({ minDomains: 3 }, { minDomains: 3 })).toMatchObject([
        { params: { constraint: 0, topologyKey: 'zone', together: ['kubernetes.io/hostname'] } },
      ]);
    });
  });

  it('stays silent for a rule that lets the pod go somewhere', () => {
    expect(claims({})).toEqual([]);
  });

  it('stays silent where only pods that could not be read might fail the rule', () => {
    const message =
      "0/2 nodes are available: 2 node(s) didn't match pod topology spread constraints.";
    const pod = newPod({ spec: { topologySpreadConstraints: [rule] } }, message);

    expect(claimsAbout(pod, spreadSkew, cluster([...nodes, pod], ['pods']))).toEqual([]);
  });
});
