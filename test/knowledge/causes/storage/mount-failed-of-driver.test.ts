import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { mountFailed } from '#src/knowledge/causes/storage/mount-failed.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, owned, pod, specified } from '#test/support/objects.ts';
import { runner } from '#test/support/runners.ts';
import { podOn } from '#test/support/scheduling.ts';

const waiting = pod({ waiting: { reason: 'ContainerCreating' } });
const repeated = (reason: string, message: string) => ({
  ...event(reason, message, ago(1)),
  count: 5,
});

describe('mount-failed, of a driver', () => {
  const NO_DRIVER =
    'MountVolume.MountDevice failed for volume "pv" : kubernetes.io/csi: attacher.MountDevice failed to create newCsiDriverClient: driver name disk.example.com not found in the list of registered CSI drivers';
  const placed = { ...waiting, spec: { containers: [], ...waiting.spec, nodeName: 'w1' } };
  const images = ['registry.example/csi-node-driver-registrar:v2'];
  const plugin = runner('disks', { kind: 'apps/DaemonSet', images, args: ['disk.example.com'] });
  const its = (node: string) =>
    owned(podOn(node, 'disks-x'), { kind: 'apps/DaemonSet', name: 'disks', namespace: 'ops' });
  const inOps = (one: Resource) => ({ ...one, metadata: { ...one.metadata, namespace: 'ops' } });
  const about = (objects: readonly Resource[], message = NO_DRIVER) =>
    claimsAbout(
      placed,
      mountFailed,
      cluster([placed, repeated('FailedMount', message), ...objects]),
    );

  it('leads to its pod on that node', () => {
    expect(about([plugin, inOps(its('w1'))])).toMatchObject([
      { because: { at: { kind: 'Pod', name: 'disks-x' }, ifIll: true } },
    ]);
  });

  it('says that it has none there, or is not in the cluster', () => {
    expect(about([plugin, inOps(its('w2'))])).toMatchObject([
      {
        params: { driver: { is: 'not-there', program: 'ops/disks' } },
        because: { at: { kind: 'apps/DaemonSet', name: 'disks' } },
      },
    ]);
    expect(about([])).toMatchObject([{ params: { driver: { is: 'none' } } }]);
  });

  it('says neither of one that answers', () => {
    const [found] = about(
      [],
      'MountVolume.SetUp failed for volume "pv" : rpc error: code = Internal',
    );

    expect(found?.params).not.toHaveProperty('driver');
  });

  it('leads to the controller that attaches', () => {
    const volume = specified('PersistentVolume', 'pv', { csi: { driver: 'disk.example.com' } }, '');
    const attacher = runner('disks-controller', {
      images: ['registry.example/csi-attacher:v4'],
      args: ['--driver=disk.example.com'],
      available: 0,
    });
    const message =
      'AttachVolume.Attach failed for volume "pv" : timed out waiting for external-attacher';

    expect(about([volume, attacher], message)).toMatchObject([
      { because: { at: { name: 'disks-controller' }, edge: 'driver-to-controller' } },
    ]);
  });
});
