import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { illVolumeBehind } from '#src/knowledge/causes/storage/signs/driver-objects.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';

const volume = (driver: string): Resource<'PersistentVolume'> => ({
  apiVersion: 'v1',
  kind: 'PersistentVolume',
  metadata: { name: 'pv' },
  spec: { csi: { driver, volumeHandle: 'handle' } },
});
const kept = (robustness: string): Resource =>
  custom('longhorn.io/Volume', 'handle', { status: { robustness }, namespace: 'longhorn-system' });
const behind = (...objects: readonly Resource[]) =>
  illVolumeBehind('pv', openWorld(cluster(objects)).world);

it('finds what the driver says of an ill volume', () => {
  expect(behind(volume('driver.longhorn.io'), kept('faulted'))).toMatchObject({
    on: { kind: 'longhorn.io/Volume', name: 'handle' },
    what: 'robustness faulted',
  });
});

it('quotes what it says beyond a word', () => {
  const status = saying('Scheduled=False ReplicaSchedulingFailure: insufficient storage');
  const object = custom('longhorn.io/Volume', 'handle', { status, namespace: 'longhorn-system' });

  expect(behind(volume('driver.longhorn.io'), object)).toMatchObject({
    what: 'Scheduled=False (ReplicaSchedulingFailure): “insufficient storage”',
  });
});

it.each([
  ['a volume that is well', [volume('driver.longhorn.io'), kept('healthy')]],
  ['another driver', [volume('ebs.csi.aws.com'), kept('faulted')]],
  ['a volume that is not there', []],
])('finds nothing for %s', (_, objects) => {
  expect(behind(...objects)).toBeUndefined();
});
