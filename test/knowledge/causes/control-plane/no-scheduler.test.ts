import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { noScheduler } from '#src/knowledge/causes/control-plane/no-scheduler.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { lease } from '#test/support/leases.ts';
import { ago, labelled } from '#test/support/objects.ts';
import { newPod, podOn } from '#test/support/scheduling.ts';
import { claim, mounting } from '#test/support/storage.ts';

const ignored = (schedulerName?: string): Resource<'Pod'> => {
  const pod = newPod(schedulerName ? { spec: { schedulerName } } : {});
  return { ...pod, metadata: { ...pod.metadata, creationTimestamp: ago(5) } };
};
const placed = (minutes: number): Resource<'Pod'> => ({
  ...podOn('w1', 'other'),
  status: {
    phase: 'Running',
    conditions: [{ type: 'PodScheduled', status: 'True', lastTransitionTime: ago(minutes) }],
  },
});
const pod = ignored();

it('is sure that the scheduler is down when its Lease has run out', () => {
  const source = cluster([pod, lease('kube-system', 'kube-scheduler', ago(9))]);

  expect(claimsAbout(pod, noScheduler, source)).toMatchObject([
    {
      subject: { name: 'kube-scheduler' },
      params: { pod: 'new', isDefault: true, lease: 'given-up' },
      strength: 'entails',
    },
  ]);
});

it.each([
  ['renewed', cluster([pod, lease('kube-system', 'kube-scheduler', ago(0.1))])],
  ['unknown', cluster([pod])],
  ['unknown', cluster([pod], ['leases.coordination.k8s.io'])],
])('is less sure when its Lease is %s', (held, source) => {
  expect(claimsAbout(pod, noScheduler, source)).toMatchObject([
    { params: { lease: held }, strength: 'fits' },
  ]);
});

it('is silent where the scheduler has chosen a node, and waits for the volume there', () => {
  const annotations = { 'volume.kubernetes.io/selected-node': 'w1' };
  const waiting = { ...ignored(), spec: mounting(['data']).spec };
  const of = (one: Resource) => claimsAbout(waiting, noScheduler, cluster([waiting, one]));

  expect(of(claim('data', { annotations }))).toEqual([]);
  expect(of(claim('data'))).toHaveLength(1);
});

it('is silent where the claim that it may wait for cannot be read', () => {
  const waiting = { ...ignored(), spec: mounting(['data']).spec };
  const source = cluster([waiting], ['persistentvolumeclaims']);

  expect(claimsAbout(waiting, noScheduler, source)).toEqual([]);
});

/** A static pod of the control plane. */
function program(component: string, name: string, ready: 'True' | 'False'): Resource<'Pod'> {
  const one = labelled(podOn('cp', name), { component });
  const metadata = { ...one.metadata, namespace: 'kube-system', creationTimestamp: ago(60) };
  const conditions = [{ type: 'Ready', status: ready, lastTransitionTime: ago(30) }];
  return { ...one, metadata, status: { phase: 'Running', conditions } };
}
const scheduler = program('kube-scheduler', 'kube-scheduler-cp', 'False');

it("leads to the scheduler's own pod where that is in trouble", () => {
  const [claim] = claimsAbout(pod, noScheduler, cluster([pod, scheduler]));

  expect(claim?.params).toMatchObject({ program: 'kube-scheduler-cp' });
  expect(claim?.because?.at).toMatchObject({ name: 'kube-scheduler-cp' });
});

it.each([
  ['is no scheduler', [program('etcd', 'etcd-cp', 'False')]],
  ['has one beside it that runs', [scheduler, program('kube-scheduler', 'second', 'True')]],
])('does not lead to a pod that %s', (_, programs) => {
  const [claim] = claimsAbout(pod, noScheduler, cluster([pod, ...programs]));

  expect(claim?.params).not.toHaveProperty('program');
  expect(claim).not.toHaveProperty('because');
});

it('names a scheduler that nobody seems to run', () => {
  const stray = ignored('gpu-scheduler');

  expect(claimsAbout(stray, noScheduler, cluster([stray]))).toMatchObject([
    { subject: { name: 'new' }, params: { scheduler: 'gpu-scheduler', isDefault: false } },
  ]);
});

it('claims nothing when the scheduler has placed a later pod', () => {
  expect(claimsAbout(pod, noScheduler, cluster([pod, placed(2)]))).toEqual([]);
});

it('still claims when it only placed pods before', () => {
  expect(claimsAbout(pod, noScheduler, cluster([pod, placed(9)]))).toHaveLength(1);
});

it('claims nothing when the scheduler has tried', () => {
  const tried = newPod({}, '0/1 nodes are available: 1 Insufficient cpu.');

  expect(claimsAbout(tried, noScheduler, cluster([tried]))).toEqual([]);
});

it('stays silent while claims of devices hold the pod back', () => {
  const resourceClaims = [{ name: 'gpu', resourceClaimTemplateName: 'one-gpu' }];
  const held: Resource<'Pod'> = {
    ...pod,
    spec: { containers: [], ...pod.spec, resourceClaims },
  };
  const given: Resource<'Pod'> = {
    ...held,
    status: {
      ...held.status,
      resourceClaimStatuses: [{ name: 'gpu', resourceClaimName: 'new-gpu' }],
    },
  };

  expect(claimsAbout(held, noScheduler, cluster([held]))).toEqual([]);
  expect(claimsAbout(given, noScheduler, cluster([given]))).toHaveLength(1);
});
