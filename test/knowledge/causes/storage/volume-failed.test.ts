import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { volumeFailed } from '#src/knowledge/causes/storage/volume-failed.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { symptomsOf } from '#test/support/pending.ts';

const volume = (status: object, spec: object = {}): Resource =>
  ({
    apiVersion: 'v1',
    kind: 'PersistentVolume',
    metadata: { name: 'disk-1', uid: 'disk-1' },
    spec: { persistentVolumeReclaimPolicy: 'Delete', ...spec },
    status,
  }) as Resource;
const claimRef = { namespace: 'shop', name: 'data' };

it('tells why a volume could not be reclaimed, and whose it was', () => {
  const failed = volume({ phase: 'Failed', message: 'VolumeInUse' }, { claimRef });

  expect(claimsAbout(failed, volumeFailed, cluster([failed]))).toMatchObject([
    {
      params: { said: 'VolumeInUse', claim: 'shop/data', policy: 'Delete' },
      strength: 'entails',
    },
  ]);
});

it('says that it failed where nothing says why', () => {
  const failed = volume({ phase: 'Failed' });

  expect(claimsAbout(failed, volumeFailed, cluster([failed]))).toMatchObject([
    { params: { policy: 'Delete' } },
  ]);
});

it.each(['Available', 'Bound', 'Released', 'Pending'])('is silent of one that is %s', (phase) => {
  expect(symptomsOf(volume({ phase }))).toEqual([]);
});
