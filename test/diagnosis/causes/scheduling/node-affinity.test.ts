import { describe, expect, it } from '@jest/globals';

import { nodeAffinity } from '#src/diagnosis/causes/scheduling/node-affinity.ts';
import { claimsAboutPending } from '#test/support/pending.ts';
import { node } from '#test/support/scheduling.ts';

const nodes = [node('w1', { labels: { disk: 'ssd' } }), node('w2')];

function requiring(key: string, values: string[]) {
  const matchExpressions = [{ key, operator: 'In', values }];
  const required = { nodeSelectorTerms: [{ matchExpressions }] };
  return {
    affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: required } },
  };
}

describe('node-affinity', () => {
  it.each([
    ['a nodeSelector', { nodeSelector: { disk: 'nvme' } }, 'disk=nvme', ['disk=ssd']],
    ['a required affinity', requiring('disk', ['nvme', 'hdd']), 'disk In nvme hdd', ['disk=ssd']],
    ['a label that no node has', { nodeSelector: { pool: 'gpu' } }, 'pool=gpu', []],
  ])('finds %s that matches no node, and what nodes have', (_, spec, demand, offers) => {
    const fields = ['nodeSelector' in spec ? 'nodeSelector' : 'nodeAffinity'];

    expect(claimsAboutPending(nodeAffinity, { spec }, nodes)).toMatchObject([
      { params: { unmet: { demand, offers }, fields }, strength: 'entails' },
    ]);
  });

  it.each([
    ['a selection that a node meets', nodes],
    [
      'a selected node that is only closed',
      [node('w1', { labels: { disk: 'ssd' }, unschedulable: true })],
    ],
  ])('stays silent for %s', (_, some) => {
    const spec = { nodeSelector: { disk: 'ssd' } };

    expect(claimsAboutPending(nodeAffinity, { spec }, some)).toEqual([]);
  });
});
