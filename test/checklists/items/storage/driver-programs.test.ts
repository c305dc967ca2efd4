import { expect, it } from '@jest/globals';

import { driverPrograms } from '#src/checklists/items/storage/driver-programs.ts';
import type { Resource } from '#src/domain/resource.ts';
import { marksOf, saidOf, troubled } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';

const source = cluster(driverIn('disk-system'));

it('passes where nothing that runs beside the plugin is in trouble', () => {
  expect(marksOf(driverPrograms, source)).toEqual(['disk.csi.example.com: pass']);
});

it('fails with each program that is', () => {
  const found = troubled('disk-manager', { state: 'unexplained' });

  expect(marksOf(driverPrograms, source, found)).toEqual(['disk.csi.example.com: fail']);
  expect(saidOf(driverPrograms, source, found)).toContain('`disk-manager`:');
});

it('is silent in a namespace of many things, and not checked where pods cannot be read', () => {
  expect(marksOf(driverPrograms, cluster(driverIn('kube-system')))).toEqual([]);
  expect(marksOf(driverPrograms, source, { read: 'nothing' })).toEqual([
    'disk.csi.example.com: not-checked',
  ]);
});

function driverIn(namespace: string): readonly Resource[] {
  const args = [
    '--kubelet-registration-path=/var/lib/kubelet/plugins/disk.csi.example.com/csi.sock',
  ];
  const image = 'registry.k8s.io/sig-storage/csi-node-driver-registrar:v2';
  const containers = [{ name: 'node-driver-registrar', image, args }];
  return [
    specified('storage.k8s.io/CSIDriver', 'disk.csi.example.com', {}, ''),
    specified('apps/DaemonSet', 'disk-node', { template: { spec: { containers } } }, namespace),
    specified(
      'apps/Deployment',
      'disk-manager',
      { template: { spec: { containers: [{ name: 'm' }] } } },
      namespace,
    ),
  ];
}
