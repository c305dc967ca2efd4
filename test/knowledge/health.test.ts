import { describe, expect, it } from '@jest/globals';

import { kindOf } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { healthChecks } from '#src/knowledge/health/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cronJob, failedJob } from '#test/support/batch.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, named, NOW, owned } from '#test/support/objects.ts';
import { newPod, node } from '#test/support/scheduling.ts';
import { service, slice } from '#test/support/services.ts';
import { readyPod, unreadyPod, workload } from '#test/support/states.ts';
import { storageClass } from '#test/support/storage.ts';
import { rolloutOf } from '#test/support/updates.ts';

const saying = (object: Resource, status: object) => ({ ...object, status });
const condition = (type: string, status: string) => ({ conditions: [{ type, status }] });
const job = named('batch/Job', 'load');
const cron = named('batch/CronJob', 'load');
const classed = {
  ...named('PersistentVolumeClaim', 'data'),
  spec: { storageClassName: 'standard' },
  status: { phase: 'Pending' },
};
const claim = { ...named('PersistentVolumeClaim', 'data'), status: { phase: 'Pending' } };
const waits = {
  ...event('WaitForFirstConsumer', 'waiting for first consumer', ago(1)),
  involvedObject: { apiVersion: 'v1', kind: claim.kind, namespace: 'shop', name: 'data' },
};
const user: Resource<'Pod'> = {
  ...newPod(),
  spec: { containers: [], volumes: [{ name: 'v', persistentVolumeClaim: { claimName: 'data' } }] },
};
const full = { availableReplicas: 2, updatedReplicas: 2 };
const paused = { phase: 'Paused', availableReplicas: 2, updatedReplicas: 1 };
const scaling = (active: string, reason: string) =>
  saying(named('autoscaling/HorizontalPodAutoscaler', 'web'), {
    conditions: [
      { type: 'AbleToScale', status: 'True' },
      { type: 'ScalingActive', status: active, reason },
    ],
  });
const old = { availableReplicas: 2, updatedReplicas: 1 };
const specified = (object: Resource, spec: object) =>
  ({ ...object, spec: { replicas: 2, ...spec } }) as Resource;
const updatedBy = (updateStrategy: object) =>
  specified(workload('apps/StatefulSet', 2, old), { updateStrategy });
const gated = { containers: [], schedulingGates: [{ name: 'example.com/wait' }] };

describe('an object without a symptom', () => {
  it.each([
    ['a Ready pod', readyPod()],
    ['a pod that completed', saying(readyPod(), { phase: 'Succeeded' })],
    ['a workload with all its pods', workload('apps/Deployment', 2, full)],
    ['a workload that wants none', workload('apps/StatefulSet', 0)],
    ['a paused Deployment', specified(workload('apps/Deployment', 2, old), { paused: true })],
    ['a StatefulSet with a partition', updatedBy({ rollingUpdate: { partition: 1 } })],
    ['a StatefulSet that is updated by hand', updatedBy({ type: 'OnDelete' })],
    [
      'a Job that failed before a later run succeeded',
      owned(failedJob('BackoffLimitExceeded'), { kind: 'batch/CronJob', name: 'load' }),
      [saying(cron, { lastSuccessfulTime: ago(1) })],
    ],
    ['a suspended Job', saying(job, condition('Suspended', 'True'))],
    ['an alias of another host', service('ext', { type: 'ExternalName', selector: {} })],
    ['a Rollout that pauses as planned', rolloutOf({ canary: {} }, paused)],
    ['a Job that is complete', saying(job, condition('Complete', 'True'))],
    ['a CronJob whose last run succeeded', saying(cron, ran(5, 4))],
    ['a node that is Ready', saying(node('w1'), condition('Ready', 'True'))],
    ['an autoscaler that scales', scaling('True', 'ValidMetricFound')],
    ['an autoscaler of what is scaled to nothing', scaling('False', 'ScalingDisabled')],
    ['a bound claim', saying(claim, { phase: 'Bound' })],
    ['a bound volume', saying(named('PersistentVolume', 'v', ''), { phase: 'Bound' })],
    ['an active namespace', saying(named('Namespace', 'shop', ''), { phase: 'Active' })],
    ['a CronJob that is suspended', cronJob('@daily', {}, { suspend: true })],
    ['a CronJob that is not due yet', cronJob('0 3 * * *')],
    [
      'an analysis that went well',
      saying(named('argoproj.io/AnalysisRun', 'a'), { phase: 'Successful' }),
    ],
    ['a claim that waits for its first pod', claim, [waits]],
    ['a claim that waits for it as its class says', classed, [storageClass()]],
  ])('is healthy: %s', (_, object, others: readonly Resource[] = []) => {
    expect(lookAt(object, others)).toBe('healthy');
  });

  it.each([
    ['a new pod', unreadyPod(0.5)],
    [
      'a new workload',
      { ...workload('apps/StatefulSet', 1), metadata: { creationTimestamp: NOW } },
    ],
  ])('is starting: %s', (_, object) => {
    expect(lookAt(object)).toBe('starting');
  });

  it.each([
    ['a pod that is held by a gate', saying({ ...newPod(), spec: gated } as Resource, {})],
    ['a workload that lacks pods', workload('apps/Deployment', 2, { availableReplicas: 1 })],
    ['a workload whose controller sleeps', unseen(workload('apps/Deployment', 2, full))],
    ['a Job of which nothing is known', job],
    ['a CronJob that never ran', cron],
    ['a CronJob whose last run did not succeed', saying(cron, ran(4, 5))],
    ['a node under pressure', saying(node('w1'), pressed())],
    ['a claim that a pod waits for', claim, [waits, user]],
    [
      'a volume that was given back',
      saying(named('PersistentVolume', 'v', ''), { phase: 'Released' }),
    ],
    ['an analysis that failed', saying(named('argoproj.io/AnalysisRun', 'a'), { phase: 'Failed' })],
    ['a claim of which nobody says what it waits for', claim],
    ['a claim of a class that is not there', classed],
    ['what no check knows', named('Service', 'web')],
  ])('is not called healthy: %s', (_, object, others: readonly Resource[] = []) => {
    expect(lookAt(object, others)).toBe('unsure');
  });
});

describe('an object whose users or runs may not be read', () => {
  const running = { ...ran(5, 9), active: [{ name: 'load-1' }] };

  it.each([
    [
      'a Service',
      service('web'),
      [slice('web', { 'web-1': 'ready' })],
      'ingresses.networking.k8s.io',
    ],
    ['a CronJob that runs', saying(cron, running), [], 'jobs.batch'],
  ])('is not called healthy: %s', (_, object, others: readonly Resource[], forbidden) => {
    expect(lookAt(object, others)).toBe('healthy');
    expect(lookAt(object, others, [forbidden])).toBe('unsure');
  });
});

function lookAt(
  object: Resource,
  others: readonly Resource[] = [],
  forbidden: readonly string[] = [],
) {
  const { world } = openWorld(cluster([object, ...others], forbidden));
  const check = healthChecks.find(({ of }) => of.includes(kindOf(object)));
  return check?.look(object, world) ?? 'unsure';
}

function unseen(object: Resource): Resource {
  return { ...object, metadata: { ...object.metadata, generation: 2 } };
}

function ran(scheduled: number, succeeded: number) {
  return { lastScheduleTime: ago(scheduled), lastSuccessfulTime: ago(succeeded) };
}

function pressed() {
  const [ready, disk] = ['Ready', 'DiskPressure'].map((type) => ({ type, status: 'True' }));
  return { conditions: [ready, disk] };
}
