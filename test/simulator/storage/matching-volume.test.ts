import { describe, expect, it } from '@jest/globals';

import { matchingVolume } from '#src/simulator/storage/matching-volume.ts';
import { node } from '#test/support/scheduling.ts';
import { claim, volume } from '#test/support/storage.ts';

const on = node('w1');
const found = (
  one: ReturnType<typeof claim>,
  volumes: ReturnType<typeof volume>[],
  taken: readonly string[] = [],
) => matchingVolume(one, on, volumes, new Set(taken))?.metadata?.name;
const kept = (name: string, uid?: string) => ({
  claimRef: { name, namespace: 'shop', ...(uid && { uid }) },
});
const data = claim('data');

describe('the volume for a claim', () => {
  it('is the smallest that is large enough', () => {
    const sizes = ['5Gi', '2Gi', '512Mi'].map((storage) =>
      volume(storage, { capacity: { storage } }),
    );

    expect(found(data, sizes)).toBe('2Gi');
    expect(found(data, sizes, ['2Gi'])).toBe('5Gi');
    expect(found(claim('data', { size: '2Gi' }), sizes)).toBe('2Gi');
    expect(found(claim('data', { size: '9Gi' }), sizes)).toBeUndefined();
  });

  it('is before all others the one that is kept for it', () => {
    expect(found(data, [volume('free'), volume('kept', kept('data'))])).toBe('kept');
    expect(found(data, [volume('free'), volume('kept', kept('data', 'uid-data'))])).toBe('kept');
  });

  it.each([
    ['is kept for another claim', volume('v', kept('cache'))],
    ['was kept for a claim before it of that name', volume('v', kept('data', 'gone'))],
    ['is of another class', volume('v', { storageClassName: 'fast' })],
    ['is a raw device', volume('v', { volumeMode: 'Block' })],
    ['is of another class of attributes', volume('v', { volumeAttributesClassName: 'gold' })],
    ['is for another way to mount it', volume('v', { accessModes: ['ReadOnlyMany'] })],
    ['is not free yet', { ...volume('v'), status: { phase: 'Released' } }],
    ['is going', { ...volume('v'), metadata: { name: 'v', deletionTimestamp: 'x' } }],
  ])('is none that %s', (_, one) => {
    expect(found(data, [one])).toBeUndefined();
  });

  it('is one that its selector means', () => {
    const selecting = claim('data', {
      spec: { ...data.spec, selector: { matchLabels: { a: 'b' } } },
    });

    expect(found(selecting, [volume('v'), volume('w', {}, { a: 'b' })])).toBe('w');
  });
});
