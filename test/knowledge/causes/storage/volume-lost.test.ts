import { describe, expect, it } from '@jest/globals';

import { volumeLost } from '#src/knowledge/causes/storage/volume-lost.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { claim, volume } from '#test/support/storage.ts';

const lost = claim('data', { bound: 'pv', phase: 'Lost' });

describe('volume-lost', () => {
  it.each([
    ['is gone, for sure', [], [], true, 'entails'],
    ['is there again, not for sure', [volume('pv')], [], false, 'fits'],
    ['cannot be read, not for sure', [], ['persistentvolumes'], false, 'fits'],
  ])('finds that the volume of a claim %s', (_, others, forbidden, isAbsent, strength) => {
    expect(claimsAbout(lost, volumeLost, cluster([lost, ...others], forbidden))).toMatchObject([
      { subject: { name: 'data' }, params: { volume: 'pv', isAbsent }, strength },
    ]);
  });

  it.each([
    ['is bound', claim('data', { bound: 'pv' })],
    ['waits for a volume', claim('data', { class: '' })],
    ['waits for one volume', claim('data', { spec: { volumeName: 'pv' } })],
  ])('stays silent where a claim %s', (_, object) => {
    expect(claimsAbout(object, volumeLost, cluster([object]))).toEqual([]);
  });
});
