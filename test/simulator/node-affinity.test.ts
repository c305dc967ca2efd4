import { describe, expect, it } from '@jest/globals';

import { demandsOf, offersOf } from '#src/simulator/node-affinity.ts';
import { newPod, node } from '#test/support/scheduling.ts';

const AT = '/spec/affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution';
const requiring = (...nodeSelectorTerms: readonly object[]) => ({
  affinity: {
    nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms } },
  },
});
const demands = (spec: object) => demandsOf(newPod({ spec }));

describe('what a pod demands of its node', () => {
  const ssd = node('w1', { labels: { disk: 'ssd' } });

  it('is each label of its nodeSelector', () => {
    const [demand] = demands({ nodeSelector: { 'example.com/disk': 'ssd' } });

    expect(demand).toMatchObject({
      key: 'example.com/disk',
      text: 'example.com/disk=ssd',
      path: '/spec/nodeSelector/example.com~1disk',
      quote: 'ssd',
      label: 'example.com/disk=ssd',
    });
    expect(demand?.isMetBy(ssd)).toBe(false);
    expect(demand?.isMetBy(node('w2', { labels: { 'example.com/disk': 'ssd' } }))).toBe(true);
  });

  it('is each expression of the only term of its affinity', () => {
    const matchExpressions = [
      { key: 'zone', operator: 'Exists' },
      { key: 'disk', operator: 'In', values: ['ssd', 'nvme'] },
      { key: 'disk', operator: 'NotIn', values: ['hdd'] },
    ];

    const found = demands({ ...requiring({ matchExpressions }), nodeSelector: { a: 'b' } }).slice(
      1,
    );

    expect(found).toMatchObject([
      {
        key: 'zone',
        text: 'zone Exists',
        path: `${AT}/nodeSelectorTerms/0/matchExpressions/0/key`,
      },
      {
        text: 'disk In ssd nvme',
        path: `${AT}/nodeSelectorTerms/0/matchExpressions/1/key`,
        quote: 'disk',
        label: 'disk=ssd',
      },
      { text: 'disk NotIn hdd' },
    ]);
    expect(found.map(({ label }) => label)).toEqual([undefined, 'disk=ssd', undefined]);
    expect(found.map(({ isMetBy }) => isMetBy(ssd))).toEqual([false, true, true]);
  });

  it('is not told of terms of which one would do', () => {
    const term = { matchExpressions: [{ key: 'zone', operator: 'Exists' }] };

    expect(demands(requiring(term, term))).toEqual([]);
    expect(demands(requiring({}))).toEqual([]);
    expect(demands({})).toEqual([]);
  });
});

it('the values that nodes have for a label are told once each, in order', () => {
  const nodes = ['b', 'a', 'b'].map((disk, at) => node(`w${at}`, { labels: { disk } }));

  expect(offersOf('disk', { nodes: [...nodes, node('bare')] })).toEqual(['disk=a', 'disk=b']);
  expect(offersOf('zone', { nodes })).toEqual([]);
});
