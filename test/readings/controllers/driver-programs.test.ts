import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { controllerOfDriver, pluginOfDriver } from '#src/readings/controllers/driver-programs.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { runner } from '#test/support/runners.ts';

const SIDECAR = 'registry.k8s.io/sig-storage/csi-provisioner:v5';
const REGISTRAR = 'registry.k8s.io/sig-storage/csi-node-driver-registrar:v2';
const worldOf = (objects: readonly Resource[], unread: readonly string[] = []) =>
  openWorld(cluster(objects, unread)).world;
const csi = (name: string, image: string, parts: Parameters<typeof runner>[1] = {}) =>
  runner(name, { images: [image, SIDECAR], ...parts });

describe('the controller of a driver', () => {
  it.each([
    ['ebs.csi.aws.com', csi('ebs-csi-controller', 'ecr/aws-ebs-csi-driver:v1')],
    ['disk.csi.azure.com', csi('csi-azuredisk-controller', 'mcr/azuredisk-csi:v1')],
    ['pd.csi.storage.gke.io', csi('csi-gce-pd-controller', 'gcr/gcp-compute-persistent-disk:v1')],
    ['nfs.csi.k8s.io', csi('csi-nfs-controller', 'registry/nfsplugin:v4')],
    ['csi.vsphere.vmware.com', csi('vsphere-csi-controller', 'registry/driver:v3')],
    ['csi.hetzner.cloud', csi('hcloud-csi-controller', 'hetznercloud/hcloud-csi-driver:v2')],
    ['rook-ceph.rbd.csi.ceph.com', csi('csi-rbdplugin-provisioner', 'quay.io/cephcsi/cephcsi:v3')],
    [
      'driver.longhorn.io',
      runner('csi-provisioner', { images: ['longhornio/csi-provisioner:v4'] }),
    ],
    ['csi.trident.netapp.io', csi('trident-controller', 'netapp/trident:24')],
    [
      'disks.example.com',
      csi('blocks', 'acme/blocks:1', { args: ['--drivername=disks.example.com'] }),
    ],
    ['rancher.io/local-path', runner('local-path-provisioner')],
    [
      'cluster.local/exports',
      runner('files-provisioner', { args: ['--name', 'cluster.local/exports'] }),
    ],
  ])('%s', (driver, own) => {
    const others = [
      csi('tape-csi-controller', 'acme/tape:1'),
      runner('web', { images: ['shop/web:1'] }),
      runner('ebs-report', { images: ['acme/ebs-report:1'] }),
    ];
    const { name } = own.metadata ?? {};

    expect(controllerOfDriver(driver, 'provisioner', worldOf([...others, own]))).toMatchObject({
      is: 'up',
      at: { name },
    });
    expect(controllerOfDriver(driver, 'provisioner', worldOf(others))).toEqual({ is: 'none' });
  });

  it('is down where it has no pod that is available', () => {
    const own = csi('ebs-csi-controller', 'ecr/ebs:v1', { replicas: 2, available: 0 });

    expect(controllerOfDriver('ebs.csi.aws.com', 'provisioner', worldOf([own]))).toMatchObject({
      is: 'down',
    });
  });

  it.each([
    ['two may be it', [csi('acme-csi-a', 'acme/a:1'), csi('acme-csi-b', 'acme/b:1')], []],
    ['workloads cannot be read', [], ['deployments.apps']],
  ])('is not known where %s', (_, objects, unread) => {
    const found = controllerOfDriver('csi.acme.io', 'provisioner', worldOf(objects, unread));

    expect(found).toEqual({ is: 'unread' });
  });

  it('is another workload for each part, where a vendor has it so', () => {
    const parts = ['csi-attacher', 'csi-provisioner', 'csi-resizer'].map((name) =>
      runner(name, { images: [`longhornio/${name}:v4`] }),
    );

    expect(controllerOfDriver('driver.longhorn.io', 'attacher', worldOf(parts))).toMatchObject({
      at: { name: 'csi-attacher' },
    });
  });
});

describe('the node plugin of a driver', () => {
  const plugin = runner('ebs-csi-node', {
    kind: 'apps/DaemonSet',
    images: ['ecr/aws-ebs-csi-driver:v1', REGISTRAR],
    hostPath: '/var/lib/kubelet/plugins/ebs.csi.aws.com/',
  });

  it('is the DaemonSet that registers it', () => {
    const controller = csi('ebs-csi-controller', 'ecr/aws-ebs-csi-driver:v1');
    const world = worldOf([controller, plugin]);

    expect(pluginOfDriver('ebs.csi.aws.com', world)).toMatchObject({
      at: { name: 'ebs-csi-node' },
    });
    expect(pluginOfDriver('efs.csi.aws.com', world)).not.toHaveProperty(
      'at.name',
      'ebs-csi-controller',
    );
  });
});
