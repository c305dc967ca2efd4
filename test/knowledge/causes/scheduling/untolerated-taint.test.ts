import { describe, expect, it } from '@jest/globals';

import { untoleratedTaint } from '#src/knowledge/causes/scheduling/untolerated-taint.ts';
import { claimsAboutPending } from '#test/support/pending.ts';
import { CONTROL_PLANE, node, podOn } from '#test/support/scheduling.ts';

const batch = { key: 'dedicated', value: 'batch', effect: 'NoSchedule' };
const uninitialized = {
  key: 'node.cloudprovider.kubernetes.io/uninitialized',
  value: 'true',
  effect: 'NoSchedule',
};
const pressure = { key: 'node.kubernetes.io/disk-pressure', effect: 'NoSchedule' };
const almost = { tolerations: [{ key: 'dedicated', value: 'jobs', effect: 'NoSchedule' }] };

describe('untolerated-taint', () => {
  it.each([
    ['of a dedicated node', batch, {}, { of: 'use', taint: 'dedicated=batch:NoSchedule' }],
    ['almost tolerated', batch, almost, { of: 'use', almost: 'dedicated=jobs:NoSchedule' }],
    ['of a state', pressure, {}, { of: 'state' }],
    ['of a node that its cloud has not taken in', uninitialized, {}, { of: 'cloud' }],
    ['of the control plane', CONTROL_PLANE, {}, { of: 'control-plane' }],
  ])('finds one %s', (_, taint, spec, params) => {
    const nodes = [node('tainted', { taints: [taint] })];

    expect(claimsAboutPending(untoleratedTaint, { spec }, nodes)).toMatchObject([
      { params: { node: 'tainted', ...params }, strength: 'entails' },
    ]);
  });

  it('names the taints of all the nodes where it belongs, where they differ', () => {
    const spot = { key: 'spot', effect: 'NoSchedule' };
    const nodes = [node('a', { taints: [batch] }), node('b', { taints: [spot] })];
    const same = [node('a', { taints: [batch] }), node('b', { taints: [batch] })];

    expect(claimsAboutPending(untoleratedTaint, {}, nodes)).toMatchObject([
      { params: { taint: 'dedicated=batch:NoSchedule', others: 1, further: ['spot:NoSchedule'] } },
    ]);
    expect(claimsAboutPending(untoleratedTaint, {}, same)).toMatchObject([
      { params: { others: 1, further: [] } },
    ]);
  });

  it('stays silent where another node is only full', () => {
    const nodes = [node('cp', { taints: [CONTROL_PLANE] }), node('w1')];
    const container = { resources: { requests: { cpu: '2' } } };

    const found = claimsAboutPending(untoleratedTaint, { container }, nodes, [
      podOn('w1', 'hog', { container }),
    ]);

    expect(found).toEqual([]);
  });
});
