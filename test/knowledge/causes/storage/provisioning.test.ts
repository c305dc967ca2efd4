import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { provisioning } from '#src/knowledge/causes/storage/provisioning.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { runner } from '#test/support/runners.ts';
import { claim, claimEvent, storageClass } from '#test/support/storage.ts';

const atOnce = storageClass('standard', { volumeBindingMode: 'Immediate' });
const made = (minutes: number) =>
  claim('data', { metadata: { namespace: 'shop', name: 'data', creationTimestamp: ago(minutes) } });
const GROUPS = { CSIDriver: 'storage.k8s.io/v1', Lease: 'coordination.k8s.io/v1' };
const named = (kind: keyof typeof GROUPS, name: string) =>
  ({ apiVersion: GROUPS[kind], kind, metadata: { name } }) as Resource;
const driver = named('CSIDriver', 'csi.example.com');
const RPC = 'failed to provision volume with StorageClass "standard": rpc error: code = Internal';
const WAITS =
  "Waiting for a volume to be created either by the external provisioner 'csi.example.com'";

describe('provisioning', () => {
  it.each([
    ['fails', [claimEvent('ProvisioningFailed', RPC)], 'failed', 'fits'],
    ['says nothing', [claimEvent('ExternalProvisioning', WAITS)], 'silent', 'suggests'],
    [
      'fails, also while the controller waits',
      [claimEvent('ExternalProvisioning', WAITS), claimEvent('ProvisioningFailed', RPC)],
      'failed',
      'fits',
    ],
  ])('finds a provisioner that %s', (_, events, why, strength) => {
    const data = made(10);

    expect(
      claimsAbout(data, provisioning, cluster([data, atOnce, driver, ...events])),
    ).toMatchObject([
      { subject: { name: 'data' }, params: { why, by: 'csi.example.com' }, strength },
    ]);
  });

  it.each([
    [0, 'fits', { isDown: true }, { edge: 'driver-to-controller' }],
    [1, 'suggests', {}, { edge: 'driver-to-controller', ifIll: true }],
  ])('leads to its controller, of which %s are available', (available, strength, is, because) => {
    const data = made(10);
    const images = ['registry.example/csi-provisioner:v5'];
    const own = runner('example-csi', { images, args: ['csi.example.com'], available });
    const known = [data, atOnce, driver, claimEvent('ExternalProvisioning', WAITS), own];

    expect(claimsAbout(data, provisioning, cluster(known))).toMatchObject([
      {
        params: { why: 'silent', controller: 'ops/example-csi', ...is },
        strength,
        because: { at: { kind: 'apps/Deployment', name: 'example-csi' }, ...because },
      },
    ]);
  });

  it('leads to the snapshot that the volume is to begin with, where that is ill', () => {
    const source = { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot', name: 'nightly' };
    const { spec, ...data } = made(10);
    const restored = { ...data, spec: { ...spec, dataSource: source } } as Resource;
    const known = [restored, atOnce, driver, claimEvent('ProvisioningFailed', RPC)];

    expect(claimsAbout(restored, provisioning, cluster(known))).toMatchObject([
      {
        because: {
          at: {
            kind: 'snapshot.storage.k8s.io/VolumeSnapshot',
            namespace: 'shop',
            name: 'nightly',
          },
          ifIll: true,
        },
      },
    ]);
  });

  it.each([
    ['', [], 'absent', 'fits'],
    ['with a driver of that name', [named('CSIDriver', 'csi.example.com')], 'silent', 'suggests'],
    ['with a Lease of it', [named('Lease', 'csi-example-com')], 'silent', 'suggests'],
  ])('finds one that the cluster shows no trace of, %s', (_, traces, why, strength) => {
    const data = made(10);
    const known = [data, atOnce, claimEvent('ExternalProvisioning', WAITS), ...traces];

    expect(claimsAbout(data, provisioning, cluster(known))).toMatchObject([
      { params: { why }, strength },
    ]);
    const unread = cluster(known, ['csidrivers.storage.k8s.io']);
    expect(claimsAbout(data, provisioning, unread)).toMatchObject([
      { params: { why: 'silent' }, strength: 'suggests' },
    ]);
  });

  it.each([
    [10, ['silent']],
    [2, []],
  ])(
    'finds one that was asked and says nothing, after %s minutes without events',
    (minutes, why) => {
      const asked = made(minutes);
      const annotations = { 'volume.kubernetes.io/storage-provisioner': 'csi.example.com' };
      const data = { ...asked, metadata: { ...asked.metadata, annotations } };

      const claims = claimsAbout(data, provisioning, cluster([data, atOnce, driver]));
      expect(claims.map(({ params }) => params.why)).toEqual(why);
    },
  );

  it.each([
    ['a failure of long ago', made(60), [atOnce, claimEvent('ProvisioningFailed', RPC, 30)]],
    ['a volume that may still come', made(2), [atOnce, claimEvent('ExternalProvisioning', WAITS)]],
    ['a class that is not there', made(10), [claimEvent('ProvisioningFailed', RPC)]],
    ['no word of a provisioner', made(10), [atOnce]],
  ])('stays silent for %s', (_, data, others) => {
    expect(claimsAbout(data, provisioning, cluster([data, ...others]))).toEqual([]);
  });
});

it.each([
  ['operation with the given Volume ID pvc-1 already exists', true],
  ['rpc error: code = DeadlineExceeded desc = context deadline exceeded', true],
  ['rpc error: code = ResourceExhausted desc = quota', false],
])('tells of %j that a call hangs: %s', (said, hangs) => {
  const on = { kind: 'PersistentVolumeClaim', namespace: 'shop', name: 'data' };
  const params = { why: 'failed', class: 'c', by: 'csi.example.com', said } as const;

  expect(provisioning.text.en(on, params).sentence.includes('storage backend')).toBe(hangs);
  expect(provisioning.text.ko(on, params).sentence.includes('스토리지 백엔드')).toBe(hangs);
});
