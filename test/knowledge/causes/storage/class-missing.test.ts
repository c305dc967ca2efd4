import { describe, expect, it } from '@jest/globals';

import { classMissing } from '#src/knowledge/causes/storage/class-missing.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { claim, claimEvent, storageClass, volume } from '#test/support/storage.ts';

const data = claim('data', { class: 'fast' });
const isDefault = { 'storageclass.kubernetes.io/is-default-class': 'true' };
const failed = claimEvent('ProvisioningFailed', 'storageclass.storage.k8s.io "fast" not found');

describe('class-missing', () => {
  it('finds a class that is not there, and names those that are', () => {
    const metadata = { name: 'zonal', annotations: isDefault };
    const classes = [storageClass(), storageClass('zonal', { metadata })];

    expect(claimsAbout(data, classMissing, cluster([data, failed, ...classes]))).toMatchObject([
      {
        subject: { kind: 'storage.k8s.io/StorageClass', name: 'fast' },
        params: { by: 'data', others: ['zonal', 'standard'] },
        evidence: [{ source: 'event' }, { path: '/spec/storageClassName', quote: 'fast' }],
        strength: 'entails',
      },
    ]);
  });

  it('quotes the claim alone where the controller says something else', () => {
    const other = claimEvent('ProvisioningFailed', 'quota is used up');

    expect(claimsAbout(data, classMissing, cluster([data, other]))).toMatchObject([
      { params: { others: [] }, evidence: [{ path: '/spec/storageClassName' }] },
    ]);
  });

  it('goes by the volume controller where classes cannot be read', () => {
    const source = cluster([data, failed], ['storageclasses.storage.k8s.io']);

    expect(claimsAbout(data, classMissing, source)).toMatchObject([
      { params: { object: 'unread' }, strength: 'fits' },
    ]);
  });

  it.each([
    ['a class that is there', claim('data'), [storageClass()], []],
    ['a claim of no class', claim('data', { class: '' }), [], []],
    ['a class that only volumes name', data, [volume('pv', { storageClassName: 'fast' })], []],
    ['a claim that is bound', claim('data', { class: 'fast', bound: 'pv' }), [], []],
    ['classes that cannot be read', data, [], ['storageclasses.storage.k8s.io']],
    [
      'such classes, of which the controller says something else',
      data,
      [claimEvent('ProvisioningFailed', 'quota is used up')],
      ['storageclasses.storage.k8s.io'],
    ],
  ])('stays silent for %s', (_, object, others, forbidden) => {
    expect(claimsAbout(object, classMissing, cluster([object, ...others], forbidden))).toEqual([]);
  });

  it('advises a class that there is', () => {
    const found = claimsAbout(data, classMissing, cluster([data, failed, storageClass()]));
    const none = claimsAbout(data, classMissing, cluster([data, failed]));

    expect(advised(classMissing, found)).toContain('a class such as `standard`');
    expect(advised(classMissing, none)).not.toContain('a class such as');
  });

  it('says how the claim is made anew, for its class cannot be changed', () => {
    const found = claimsAbout(data, classMissing, cluster([data, failed, storageClass()]));

    expect(advised(classMissing, found)).toContain(
      [
        'kubectl -n shop get pvc data -o yaml > data.yaml',
        "sed -i 's/storageClassName: .*/storageClassName: standard/' data.yaml",
        'kubectl -n shop delete pvc data && kubectl create -f data.yaml',
      ].join('\n'),
    );
  });
});
