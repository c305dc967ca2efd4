import { describe, expect, it } from '@jest/globals';

import { noDefaultClass } from '#src/knowledge/causes/storage/no-default-class.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { claim, claimEvent, storageClass } from '#test/support/storage.ts';

const { spec: { storageClassName: _, ...spec } = {}, ...rest } = claim('data');
const unclassed = { ...rest, spec };
const isDefault = {
  name: 'any',
  annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' },
};
const failed = claimEvent(
  'FailedBinding',
  'no persistent volumes available for this claim and no storage class is set',
);

describe('no-default-class', () => {
  it('finds a claim without a class where none is the default', () => {
    const found = claimsAbout(
      unclassed,
      noDefaultClass,
      cluster([unclassed, failed, storageClass()]),
    );

    expect(found).toMatchObject([
      {
        subject: { name: 'data' },
        params: { classes: ['standard'] },
        evidence: [{ source: 'event' }, { path: '/spec/storageClassName', unset: true }],
        strength: 'entails',
      },
    ]);
  });

  it.each([
    ['a default class', unclassed, [storageClass('any', { metadata: isDefault })], []],
    ['a claim that wants no class', claim('data', { class: '' }), [], []],
    ['a class that is missing', claim('data', { class: 'fast' }), [], []],
    ['classes that cannot be read', unclassed, [], ['storageclasses.storage.k8s.io']],
  ])('stays silent for %s', (_, object, others, forbidden) => {
    expect(claimsAbout(object, noDefaultClass, cluster([object, ...others], forbidden))).toEqual(
      [],
    );
  });

  it('gives the command where there is one class only', () => {
    const on = { kind: 'PersistentVolumeClaim', namespace: 'shop', name: 'data' };
    const commandFor = (...classes: string[]) => noDefaultClass.advice?.command?.(on, { classes });

    expect(commandFor('local-path')).toBe(
      `kubectl -n shop patch pvc data -p '{"spec":{"storageClassName":"local-path"}}'`,
    );
    expect(commandFor('local-path', 'standard')).toBeUndefined();
    expect(commandFor()).toBeUndefined();
  });
});
