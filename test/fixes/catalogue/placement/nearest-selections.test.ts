import { describe, expect, it } from '@jest/globals';

import { nearestSelections } from '#src/fixes/catalogue/placement/nearest-selections.ts';
import { clusterOf } from '#src/simulator/cluster.ts';
import { node } from '#test/support/scheduling.ts';

const nodes = [
  node('w1', { labels: { disktype: 'hdd' } }),
  node('w2', { labels: { disktype: 'ssd' } }),
];
const found = (spec: object) =>
  nearestSelections({ containers: [], ...spec }, clusterOf(nodes, []));

describe('nearest to a nodeSelector that no node meets', () => {
  it('is the same label with a value that nodes have, the most alike first', () => {
    const nodeSelector = { disktype: 'sd', 'kubernetes.io/hostname': 'w1' };

    expect(found({ nodeSelector })).toEqual([
      selected('disktype=sd', 'disktype=ssd', { ...nodeSelector, disktype: 'ssd' }),
      selected('disktype=sd', 'disktype=hdd', { ...nodeSelector, disktype: 'hdd' }),
    ]);
  });

  it('is a key that differs by two letters at most', () => {
    expect(found({ nodeSelector: { 'disk-type': 'ssd' } })[0]).toEqual(
      selected('disk-type=ssd', 'disktype=ssd', { disktype: 'ssd' }),
    );
    expect(found({ nodeSelector: { 'disk--types': 'ssd' } })).toEqual([]);
  });

  it('is nothing where a node meets it', () => {
    expect(found({ nodeSelector: { disktype: 'ssd' } })).toEqual([]);
    expect(found({})).toEqual([]);
  });
});

describe('nearest to an affinity that no node meets', () => {
  const zone = { key: 'zone', operator: 'Exists' };
  const disk = { key: 'disktype', operator: 'In', values: ['ssdd', 'nvme'] };
  const preferred = { preferredDuringSchedulingIgnoredDuringExecution: [] };
  const required = (...nodeSelectorTerms: readonly object[]) => ({
    affinity: {
      podAffinity: {},
      nodeAffinity: {
        ...preferred,
        requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms },
      },
    },
  });

  it('is a value that nodes have, and all else stays', () => {
    const [first, second, ...others] = found(required({ matchExpressions: [zone, disk] }));

    expect(first).toEqual({
      was: 'disktype In ssdd nvme',
      is: 'disktype=ssd',
      fields: required({ matchExpressions: [zone, { ...disk, values: ['ssd'] }] }),
    });
    expect(second).toMatchObject({ is: 'disktype=hdd' });
    expect(others).toEqual([]);
  });

  it.each([
    ['one of its values is there', [{ matchExpressions: [{ ...disk, values: ['x', 'ssd'] }] }]],
    ['it asks for more than a value', [{ matchExpressions: [{ ...disk, operator: 'NotIn' }] }]],
    ['no node has the label', [{ matchExpressions: [{ ...disk, key: 'pool' }] }]],
    ['another term would do', [{ matchExpressions: [disk] }, { matchExpressions: [zone] }]],
    ['it has no expressions', [{}]],
  ])('is nothing where %s', (_, terms) => {
    expect(found(required(...terms))).toEqual([]);
  });
});

function selected(was: string, is: string, nodeSelector: object) {
  return { was, is, fields: { nodeSelector } };
}
