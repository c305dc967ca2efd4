import { describe, expect, it } from '@jest/globals';

import { node } from '#test/support/scheduling.ts';
import { claim, codesOf, mounting, placedWith, volume } from '#test/support/storage.ts';

const ZONE = 'topology.kubernetes.io/zone';
const BETA = 'failure-domain.beta.kubernetes.io/zone';
const nodes = [
  node('a', { labels: { [ZONE]: 'a' } }),
  node('b', { labels: { [ZONE]: 'b' } }),
  node('none'),
];
const claims = [claim('data', { bound: 'v' })];

describe('the filter volume-zone', () => {
  it.each([
    ['one zone', { [ZONE]: 'a' }, ['b']],
    ['several zones', { [ZONE]: 'a__b' }, []],
    ['a zone under the label of before', { [BETA]: 'b' }, ['a']],
    ['a label that cannot be read', { [ZONE]: 'a__' }, []],
    ['no zone', {}, []],
  ])('keeps to the nodes of a volume with %s', (_, labels, rejected) => {
    const placement = placedWith(mounting(['data']), nodes, {
      claims,
      volumes: [volume('v', {}, labels)],
    });

    expect(Object.keys(codesOf('volume-zone', placement))).toEqual(rejected);
  });

  it('tries no node where the volume of a claim is gone', () => {
    expect(placedWith(mounting(['data']), nodes, { claims }).prefilter).toEqual({
      filter: 'volume-zone',
      code: 'volume-not-found',
      object: { kind: 'PersistentVolume', name: 'v' },
    });
  });
});
