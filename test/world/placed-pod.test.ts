import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { placedPod } from '#src/world/placed-pod.ts';

const requests = { cpu: '100m' };
const web = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'web', namespace: 'shop', uid: 'u', labels: { app: 'web' } },
  spec: {
    nodeName: 'n1',
    priority: 7,
    containers: [{ name: 'app', resources: { requests }, ports: [{ containerPort: 80 }] }],
    initContainers: [{ name: 'proxy', restartPolicy: 'Always' }],
    volumes: [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }],
  },
  status: { phase: 'Running', startTime: '2026-01-01T12:00:00Z' },
} as const satisfies Resource<'Pod'>;

it('keeps what a pod holds of its node', () => {
  expect(placedPod(web)).toEqual(web);
});

it('leaves out what only its own kubelet needs', () => {
  const [app] = web.spec.containers;
  const whole: Resource<'Pod'> = {
    ...web,
    metadata: { ...web.metadata, annotations: { note: 'long' } },
    spec: {
      ...web.spec,
      containers: [{ ...app, image: 'web:1', env: [{ name: 'A', value: 'b' }] }],
      volumes: [...web.spec.volumes, { name: 'token', projected: { sources: [] } }],
      dnsPolicy: 'ClusterFirst',
    },
    status: {
      ...web.status,
      conditions: [{ type: 'Ready', status: 'True' }],
      containerStatuses: [
        { name: 'app', image: 'web:1', imageID: '', ready: true, restartCount: 1 },
      ],
      initContainerStatuses: [
        { name: 'proxy', image: 'proxy:1', imageID: '', ready: true, restartCount: 0 },
      ],
    },
  };

  expect(placedPod(whole)).toEqual(web);
});

it('keeps of its volumes those that are not to be had everywhere, and what tells them apart', () => {
  const disks = [
    { name: 'a', awsElasticBlockStore: { volumeID: 'v', fsType: 'ext4' } },
    { name: 'b', gcePersistentDisk: { pdName: 'd', readOnly: true, fsType: 'ext4' } },
    { name: 'c', iscsi: { iqn: 'i', lun: 0, targetPortal: 't' } },
    { name: 'd', rbd: { image: 'i', monitors: ['m'], pool: 'p', keyring: 'k' } },
    { name: 'e', ephemeral: { volumeClaimTemplate: { spec: {} } } },
    { name: 'f', hostPath: { path: '/var' } },
    { name: 'g', emptyDir: {} },
  ];
  const mounting = { ...web, spec: { ...web.spec, volumes: disks } } as Resource<'Pod'>;

  expect(placedPod(mounting).spec?.volumes).toEqual([
    { name: 'a', awsElasticBlockStore: { volumeID: 'v' } },
    { name: 'b', gcePersistentDisk: { pdName: 'd', readOnly: true } },
    { name: 'c', iscsi: { iqn: 'i' } },
    { name: 'd', rbd: { image: 'i', monitors: ['m'], pool: 'p' } },
    { name: 'e', ephemeral: {} },
  ]);
});

it.each([null, 'app', [null]])(
  'leaves a pod as it is that is none: its containers are %j',
  (containers) => {
    const odd = { ...web, spec: { ...web.spec, containers } } as unknown as Resource<'Pod'>;

    expect(placedPod(odd)).toBe(odd);
  },
);

it('keeps when it got its node, what a resize and a preemption tell', () => {
  const conditions = [
    { type: 'PodScheduled', status: 'True', lastTransitionTime: '2026-01-01T12:00:00Z' },
    { type: 'PodResizePending', status: 'True', reason: 'Infeasible' },
    { type: 'DisruptionTarget', status: 'True', reason: 'PreemptionByScheduler' },
  ];
  const containerStatuses = [
    { name: 'app', resources: { requests }, allocatedResources: requests },
  ];
  const ready = { image: 'web:1', imageID: '', ready: true, restartCount: 0 };
  const whole: Resource<'Pod'> = {
    ...web,
    status: {
      ...web.status,
      conditions,
      containerStatuses: containerStatuses.map((one) => ({ ...one, ...ready })),
      initContainerStatuses: [
        { name: 'proxy', ...ready, resources: { requests } },
        { name: 'setup', ...ready },
      ],
    },
  };

  expect(placedPod(whole).status).toEqual({
    ...web.status,
    conditions,
    containerStatuses,
    initContainerStatuses: [{ name: 'proxy', resources: { requests } }, { name: 'setup' }],
  });
});
