import { expect, it } from '@jest/globals';

import { driverPlugins } from '#src/checklists/items/storage/driver-plugins.ts';
import type { Resource } from '#src/domain/resource.ts';
import { marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, owned, specified } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

it('passes where it is Ready on every node', () => {
  expect(marksOf(driverPlugins, cluster(plugin(2)))).toEqual(['disk.csi.example.com: pass']);
});

it('fails where it is missing on one', () => {
  const source = cluster(plugin(1));

  expect(marksOf(driverPlugins, source)).toEqual(['disk.csi.example.com: fail']);
  expect(saidOf(driverPlugins, source)).toContain('Ready on 1 of 2 nodes');
});

it('fails where a pod that is Ready again has restarted in the last hour', () => {
  const [driver, set, pod, ...rest] = plugin(2);
  const restarted = {
    ...pod,
    status: {
      conditions: [{ type: 'Ready', status: 'True' }],
      containerStatuses: [
        { name: 'app', restartCount: 1, lastState: { terminated: { finishedAt: ago(20) } } },
      ],
    },
  };

  expect(
    saidOf(driverPlugins, cluster([driver, set, restarted, ...rest].flatMap((one) => one ?? []))),
  ).toContain('`a`');
});

it('is silent where nobody runs one', () => {
  expect(marksOf(driverPlugins, cluster(plugin(2).slice(0, 1)))).toEqual([]);
});

function plugin(numberReady: number): readonly Resource[] {
  const driver = specified('storage.k8s.io/CSIDriver', 'disk.csi.example.com', {}, '');
  const containers = [
    {
      name: 'node-driver-registrar',
      image: 'registry.k8s.io/sig-storage/csi-node-driver-registrar:v2',
      args: ['--kubelet-registration-path=/var/lib/kubelet/plugins/disk.csi.example.com/csi.sock'],
    },
  ];
  const set: Resource<'apps/DaemonSet'> = {
    apiVersion: 'apps/v1',
    kind: 'DaemonSet',
    metadata: { namespace: 'shop', name: 'disk-node', uid: 'disk-node' },
    spec: { selector: {}, template: { spec: { containers } } },
    status: {
      desiredNumberScheduled: 2,
      numberReady,
      currentNumberScheduled: 2,
      numberMisscheduled: 0,
    },
  };
  const pods = ['a', 'b'].map((on) =>
    owned(podOn(on, `disk-node-${on}`), { kind: 'apps/DaemonSet', name: 'disk-node' }),
  );
  return [driver, set, ...pods];
}
