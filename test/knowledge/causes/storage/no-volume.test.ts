import { describe, expect, it } from '@jest/globals';

import { noVolume } from '#src/knowledge/causes/storage/no-volume.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { claim, storageClass, volume } from '#test/support/storage.ts';

const byHand = storageClass('standard', {
  provisioner: 'kubernetes.io/no-provisioner',
  volumeBindingMode: 'Immediate',
});
const atOnce = storageClass('standard', { volumeBindingMode: 'Immediate' });
const data = claim('data');
const before = { namespace: 'shop', name: 'data', uid: 'before' };
const released = { ...volume('pv', { claimRef: before }), status: { phase: 'Released' } };

describe('no-volume', () => {
  it.each([
    ['none', []],
    ['released', [released, volume('small', { capacity: { storage: '1Mi' } })]],
    ['claimed', [volume('pv', { claimRef: { namespace: 'shop', name: 'other' } })]],
    ['too-small', [volume('pv', { capacity: { storage: '1Mi' } })]],
    ['access-mode', [volume('pv', { accessModes: ['ReadOnlyMany'] })]],
    ['other', [volume('pv', { volumeMode: 'Block' })]],
    ['none', [volume('pv', { storageClassName: 'other' })]],
  ])('says of the nearest volume that it is "%s"', (why, volumes) => {
    expect(claimsAbout(data, noVolume, cluster([data, byHand, ...volumes]))).toMatchObject([
      { subject: { name: 'data' }, params: { class: 'standard', why }, strength: 'entails' },
    ]);
  });

  it('names the labels that the nearest volume lacks', () => {
    const picky = claim('data', {
      spec: { selector: { matchLabels: { tier: 'warm', zone: 'a' } } },
    });
    const cold = volume('pv', {}, { tier: 'cold', zone: 'a' });
    const [found] = claimsAbout(picky, noVolume, cluster([picky, byHand, cold]));

    expect(found).toMatchObject({
      params: { why: 'labels', nearest: 'pv', selects: ['tier=warm'] },
    });
    expect(found && noVolume.text.en(found.subject, found.params).sentence).toContain(
      'it lacks labels that the claim selects (`tier=warm`)',
    );
  });

  it.each([
    ['that another claim has', { namespace: 'shop', name: 'other' }, ['claimed']],
    ['that is its own', { namespace: 'shop', name: 'data' }, []],
    ['that is free', undefined, []],
  ])('looks at the volume that a claim names, %s', (_, claimRef, why) => {
    const naming = claim('data', { spec: { volumeName: 'pv' } });
    const named = volume('pv', claimRef ? { claimRef } : {});
    const found = claimsAbout(naming, noVolume, cluster([naming, atOnce, named]));

    expect(found.map(({ params }) => params.why)).toEqual(why);
  });

  it('finds a claim that wants a volume of no class', () => {
    const object = claim('data', { class: '' });

    expect(claimsAbout(object, noVolume, cluster([object]))).toMatchObject([
      { params: { class: '' } },
    ]);
  });

  it('finds a claim of a class that only volumes name, and says first what a released one holds', () => {
    const [found] = claimsAbout(data, noVolume, cluster([data, released]));

    expect(found).toMatchObject({ params: { why: 'released', nearest: 'pv' } });
    expect(found && adviceOn(noVolume, found)).toMatchObject({
      text: expect.stringMatching(/^`pv` may hold the data of an earlier claim: look at it first/),
      command: 'kubectl describe persistentvolumes pv',
    });
  });

  it('has nobody look at a volume that is not released', () => {
    const small = volume('pv', { capacity: { storage: '1Mi' } });

    const [found] = claimsAbout(data, noVolume, cluster([data, byHand, small]));

    expect(found?.params).toMatchObject({ why: 'too-small', nearest: 'pv' });
    expect(found && adviceOn(noVolume, found)).not.toHaveProperty('command');
  });

  it('is not certain where volumes cannot be read', () => {
    const unread = cluster([data, byHand], ['persistentvolumes']);

    expect(claimsAbout(data, noVolume, unread)).toMatchObject([{ strength: 'fits' }]);
  });

  it.each([
    [
      'a class that has a provisioner',
      [storageClass('standard', { volumeBindingMode: 'Immediate' })],
    ],
    ['a class that is not there', []],
  ])('stays silent for %s', (_, classes) => {
    expect(claimsAbout(data, noVolume, cluster([data, ...classes]))).toEqual([]);
  });
});
