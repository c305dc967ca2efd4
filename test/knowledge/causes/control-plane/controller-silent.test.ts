import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { controllerSilent } from '#src/knowledge/causes/control-plane/controller-silent.ts';
import { cronJob } from '#test/support/batch.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { lease } from '#test/support/leases.ts';
import { ago } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { podOn } from '#test/support/scheduling.ts';
import { unreadyPod, workload } from '#test/support/states.ts';
import { rolloutOf } from '#test/support/updates.ts';

const at = (generation: number, observed?: number, changed?: number): Resource => {
  const status = observed === undefined ? {} : { observedGeneration: observed };
  const made = workload('apps/Deployment', 0, status);
  const managedFields = changed === undefined ? [] : [{ time: ago(changed) }];
  // client-node says Date where the API server sends text
  return { ...made, metadata: { ...made.metadata, generation, managedFields } } as Resource;
};

it('is sure when the Lease of the controller manager has run out', () => {
  const never = at(1);
  const source = cluster([never, lease('kube-system', 'kube-controller-manager', ago(9))]);

  expect(claimsAbout(never, controllerSilent, source)).toMatchObject([
    {
      subject: { kind: 'coordination.k8s.io/Lease', name: 'kube-controller-manager' },
      params: { of: 'web', program: 'kube-controller-manager', lease: 'given-up' },
      strength: 'entails',
    },
  ]);
});

it('finds it behind a CronJob that was not run, too', () => {
  const late = cronJob('0 * * * *', { lastScheduleTime: ago(180) });
  const old = lease('kube-system', 'kube-controller-manager', ago(30));
  const renewed = lease('kube-system', 'kube-controller-manager', ago(0));

  expect(claimsAbout(late, controllerSilent, cluster([late, old]))).toMatchObject([
    {
      subject: { name: 'kube-controller-manager' },
      params: { of: 'nightly' },
      strength: 'entails',
    },
  ]);
  expect(claimsAbout(late, controllerSilent, cluster([late, renewed]))).toEqual([]);
  expect(claimsAbout(late, controllerSilent, cluster([late]))).toEqual([]);
});

it('is likely of an object that no controller has ever seen', () => {
  const never = at(1);

  expect(claimsAbout(never, controllerSilent, cluster([never]))).toMatchObject([
    { params: { generation: 1, lease: 'unknown' }, strength: 'fits' },
  ]);
});

it('tells the generation that was seen last', () => {
  const behind = at(4, 3, 5);

  expect(claimsAbout(behind, controllerSilent, cluster([behind]))).toMatchObject([
    { params: { generation: 4, observed: 3 } },
  ]);
});

const others = (object: object, minutes = 2): Resource =>
  ({
    metadata: { namespace: 'shop', name: 'web', uid: 'web', creationTimestamp: ago(minutes) },
    ...object,
  }) as Resource;
const JOB = { apiVersion: 'batch/v1', kind: 'Job' };
const HPA = { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler' };
const DONE = { succeeded: 1, conditions: [{ type: 'Complete', status: 'True' }] };

it.each([
  ['Job', others({ ...JOB, spec: {} })],
  ['HorizontalPodAutoscaler', others({ ...HPA, spec: { maxReplicas: 3 } })],
  [
    'PodDisruptionBudget',
    others({
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: { ...others({}).metadata, generation: 1 },
    }),
  ],
])('is likely of a %s without a status, too', (_, object) => {
  expect(claimsAbout(object, controllerSilent, cluster([object]))).toMatchObject([
    { params: { of: 'web', lease: 'unknown' }, strength: 'fits' },
  ]);
});

it.each([
  ['a Job that is suspended', others({ ...JOB, spec: { suspend: true } })],
  ['a Job of another controller', others({ ...JOB, spec: { managedBy: 'kueue.x-k8s.io/m' } })],
  ['a Job that is done', others({ ...JOB, spec: {}, status: DONE })],
  ['an autoscaler that has just been made', others({ ...HPA, spec: {} }, 0.2)],
])('is silent of %s', (_, object) => {
  expect(claimsAbout(object, controllerSilent, cluster([object]))).toEqual([]);
});

it('leads to the pod of the controller manager where that is in trouble', () => {
  const never = at(1);
  const own = unreadyPod(9);
  const labels = { component: 'kube-controller-manager' };
  const pod = { ...own, metadata: { ...own.metadata, namespace: 'kube-system', labels } };

  const [claim] = claimsAbout(never, controllerSilent, cluster([never, pod]));

  expect(claim?.because?.at).toMatchObject({ kind: 'Pod', namespace: 'kube-system' });
});

describe('of a Service', () => {
  const ready = (minutes: number) => {
    const made = podOn('w1', 'web-1');
    const [condition] = made.status?.conditions ?? [];
    const conditions = [{ ...condition, lastTransitionTime: ago(minutes) }];
    return { ...made, status: { ...made.status, podIP: '10.1.0.7', conditions } } as Resource;
  };
  const service = {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { namespace: 'shop', name: 'web', uid: 'svc', creationTimestamp: ago(60) },
    spec: { selector: { app: 'web' }, ports: [{ port: 80 }] },
  } as Resource;

  it('tells that no EndpointSlice names a pod that is Ready', () => {
    expect(claimsAbout(service, controllerSilent, cluster([service, ready(5)]))).toMatchObject([
      { params: { of: 'web', unlisted: 'web-1' }, strength: 'fits' },
    ]);
  });

  it('is silent where that is as new as can be, and where a slice names it', () => {
    const slice = {
      apiVersion: 'discovery.k8s.io/v1',
      kind: 'EndpointSlice',
      metadata: {
        namespace: 'shop',
        name: 'web-x',
        labels: { 'kubernetes.io/service-name': 'web' },
      },
      endpoints: [{ addresses: ['10.1.0.7'], conditions: { ready: false } }],
    } as unknown as Resource;

    expect(claimsAbout(service, controllerSilent, cluster([service, ready(0.2)]))).toEqual([]);
    expect(claimsAbout(service, controllerSilent, cluster([service, ready(5), slice]))).toEqual([]);
  });
});

it('tells of pods that are missing, only where its Lease has run out', () => {
  const short = workload('apps/ReplicaSet', 2);
  const old = lease('kube-system', 'kube-controller-manager', ago(30));

  expect(claimsAbout(short, controllerSilent, cluster([short]))).toEqual([]);
  expect(claimsAbout(short, controllerSilent, cluster([short, old]))).toMatchObject([
    { params: { of: 'web', missing: 2 }, strength: 'entails' },
  ]);
});

it.each([
  ['has seen', at(4, 4, 5)],
  ['may not have had time to see', at(4, 3, 0.2)],
  ['has not seen since nobody knows when', at(4, 3)],
])('claims nothing of a spec that the controller %s', (_, object) => {
  expect(claimsAbout(object, controllerSilent, cluster([object]))).toEqual([]);
});

describe('its symptom', () => {
  const made = (minutes: number, status: object): Resource => {
    const object = workload('apps/Deployment', 0, status);
    return {
      ...object,
      metadata: { ...object.metadata, generation: 2, creationTimestamp: ago(minutes) },
    };
  };

  it('is a workload at which no controller has looked', () => {
    expect(symptomsOf(made(5, {}))).toMatchObject([{ kind: 'spec-unseen', since: ago(5) }]);
  });

  it('is not a Rollout whose controller has looked once: it may act without writing so', () => {
    const rollout = rolloutOf({ canary: {} }, { observedGeneration: '1' });
    const changed = { ...rollout.metadata, generation: 2, creationTimestamp: ago(60) };
    const managedFields = [{ time: ago(9) }];

    expect(
      symptomsOf({ ...rollout, metadata: { ...changed, managedFields } } as Resource),
    ).not.toMatchObject([{ kind: 'spec-unseen' }]);
  });

  it.each([
    ['is new', made(0.2, {})],
    ['its controller has seen', made(5, { observedGeneration: 2 })],
    ['was changed nobody knows when', made(5, { observedGeneration: 1 })],
  ])('is not one that %s', (_, object) => {
    expect(symptomsOf(object)).toEqual([]);
  });
});
