import { expect, it } from '@jest/globals';

import { volumePlace } from '#src/knowledge/causes/storage/signs/volume-place.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { node } from '#test/support/scheduling.ts';
import { claim, onNode, volume } from '#test/support/storage.ts';

const ZONE = 'topology.kubernetes.io/zone';
const nodes = [node('w1', { labels: { [ZONE]: 'a' } }), node('w2', { labels: { [ZONE]: 'b' } })];
const data = claim('data', { bound: 'pv' });
const inZone = (...values: readonly string[]) => ({
  nodeAffinity: {
    required: {
      nodeSelectorTerms: [
        { matchExpressions: [{ key: ZONE, operator: 'In', values: [...values] }] },
      ],
    },
  },
});
const placeOf = (pv: ReturnType<typeof volume>, forbidden: readonly string[] = []) =>
  volumePlace(['data'], 'shop', openWorld(cluster([...nodes, data, pv], forbidden)).world);

it('tells the zone of a volume, that no node is there, and where they are', () => {
  expect(placeOf(volume('pv', inZone('c')))).toEqual({
    volume: 'pv',
    key: ZONE,
    is: 'zone',
    values: ['c'],
    there: [],
    elsewhere: [
      { value: 'a', count: 1 },
      { value: 'b', count: 1 },
    ],
  });
});

it('tells it by the label of an older volume, and the host of a local one', () => {
  expect(placeOf(volume('pv', {}, { [ZONE]: 'b' }))).toMatchObject({
    values: ['b'],
    there: ['w2'],
  });
  expect(placeOf(volume('pv', onNode('gone')))).toMatchObject({ is: 'host', values: ['gone'] });
});

it('tells nothing of a volume without a place, or where nodes cannot be read', () => {
  expect(placeOf(volume('pv'))).toBeUndefined();
  expect(placeOf(volume('pv', inZone('c')), ['nodes'])).toBeUndefined();
});
