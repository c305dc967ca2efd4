import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import {
  backendsOf,
  isIdle,
  missingBackends,
  readyEndpoint,
  sleeperBehind,
  unwrittenBackends,
  withoutBackends,
} from '#src/readings/network/backends.ts';
import { workloadBehind } from '#src/readings/network/pod-makers.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, labelled, specified } from '#test/support/objects.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const web = service('web');
const worldOf = (objects: readonly Resource[], forbidden: readonly string[] = []) =>
  openWorld(cluster([web, ...objects], forbidden)).world;
const template = { metadata: { labels: { app: 'web' } }, spec: { containers: [] } };
const scaledTo = (replicas: number, kind = 'apps/Deployment') =>
  specified(kind, 'web', { replicas, template });

describe('what stands behind a Service', () => {
  it('is what all of its EndpointSlices list', () => {
    const other = slice('web', { 'web-3': 'ready' });
    const both = [
      slice('web', { 'web-1': 'ready', 'web-2': 'not-ready' }),
      { ...other, metadata: { ...other.metadata, name: 'web-fghij' } },
      slice('db', { 'db-1': 'ready' }),
    ];

    expect(backendsOf(web, worldOf(both))).toMatchObject({ ready: 2, listed: 3, withoutPort: 0 });
    expect(backendsOf(web, worldOf(both))).not.toHaveProperty('gap');
  });

  it('is ready unless it says otherwise', () => {
    const silent = { ...slice('web'), endpoints: [{ addresses: ['10.244.0.1'] }] };

    expect(backendsOf(web, worldOf([silent]))).toMatchObject({ ready: 1, listed: 1 });
    expect(readyEndpoint(web, worldOf([silent]))).toBeUndefined();
  });

  it('takes no traffic where none of the ports of the Service leads there', () => {
    const portless = slice('web', { 'web-1': 'ready' }, []);
    const headless = service('web', { clusterIP: 'None', ports: [] });
    const world = worldOf([portless]);

    expect(backendsOf(web, world)).toMatchObject({ ready: 0, withoutPort: 1, listed: 1 });
    expect(backendsOf(headless, world)).toMatchObject({ ready: 1, withoutPort: 0, listed: 1 });
  });

  it('is not known where the slices could not be read', () => {
    const world = worldOf([], ['endpointslices.discovery.k8s.io']);

    expect(backendsOf(web, world)).toMatchObject({ ready: 0, gap: 'forbidden' });
    expect(withoutBackends(web, world)).toBeUndefined();
  });

  it('is quoted by the address that is ready', () => {
    const world = worldOf([slice('web', { 'web-1': 'not-ready', 'web-2': 'ready' })]);

    expect(readyEndpoint(web, world)).toMatchObject({
      on: { name: 'web-abcde' },
      path: '/endpoints/1/conditions/ready',
      quote: 'true',
    });
  });
});

describe('a Service without backends', () => {
  const illPods = [servingPod('web-1', 'not-ready'), slice('web', { 'web-1': 'not-ready' })];
  const over = servingPod('web-2');
  const done = { ...over, status: { ...over.status, phase: 'Succeeded' } };

  it('selects pods of which none is ready', () => {
    expect(withoutBackends(web, worldOf(illPods))).toMatchObject({ ready: 0, listed: 1 });
    expect(missingBackends(web, worldOf(illPods))).toMatchObject({ ready: 0, listed: 1 });
    expect(withoutBackends(web, worldOf([slice('web')]))).toMatchObject({ listed: 0 });
    expect(withoutBackends(web, worldOf([...illPods, done]))).toMatchObject({ ready: 0 });
  });

  it.each([
    ['has a ready one', web, [slice('web', { 'web-1': 'ready' })]],
    ['selects none', service('web', { selector: {} }), illPods],
    ['stands for a name outside', service('web', { type: 'ExternalName' }), illPods],
    ['is deleted', { ...web, metadata: { ...web.metadata, deletionTimestamp: ago(1) } }, illPods],
    ['is meant to be idle', web, [scaledTo(0)]],
    [
      'selects the pods of a Job that is gone',
      service('web', { selector: { 'job-name': 'web' } }),
      [],
    ],
  ])('is none that %s', (_, one, objects) => {
    expect(withoutBackends(one, worldOf(objects))).toBeUndefined();
  });

  it('is not told of one that is new, or whose pods could not be read', () => {
    const young = { ...web, metadata: { ...web.metadata, creationTimestamp: ago(0.1) } };

    expect(missingBackends(young, worldOf(illPods))).toBeUndefined();
    expect(withoutBackends(young, worldOf(illPods))).toBeDefined();
    expect(withoutBackends(web, worldOf(illPods, ['pods']))).toBeUndefined();
  });

  it('is not told while one of its pods just begins', () => {
    const plain = servingPod('web-2', 'not-ready');
    const conditions = [{ type: 'Ready', status: 'False', lastTransitionTime: ago(0.1) }];
    const fresh = {
      ...plain,
      metadata: { ...plain.metadata, creationTimestamp: ago(0.2) },
      status: { ...plain.status, conditions, startTime: ago(0.2) },
    };

    expect(withoutBackends(web, worldOf([...illPods, fresh]))).toBeUndefined();
  });

  it.each([
    ['the pods of a Job that is gone', ['batch.kubernetes.io/job-name'], 0, undefined],
    ['those of one controller', ['app', 'controller-uid'], 0, undefined],
    ['those of a Job of which one is there', ['job-name'], 1, 0],
    ['a label that is only called so', ['example.org/job-name'], 0, 0],
  ])('that selects %s', (_, keys, pods, ready) => {
    const selector = Object.fromEntries(keys.map((key) => [key, 'web']));
    const one = service('web', { selector });
    const there = labelled(servingPod('web-1', 'not-ready'), selector);
    const { world } = openWorld(cluster([one, ...(pods > 0 ? [there] : [])]));

    expect(withoutBackends(one, world)?.ready).toBe(ready);
  });

  it('that selects none is what nobody wrote an address for', () => {
    const byHand = service('web', { selector: {} });
    const outside = service('web', { selector: {}, type: 'ExternalName' });
    const given = slice('web', { 'web-1': 'ready' });

    expect(unwrittenBackends(byHand, worldOf([]))).toMatchObject({ listed: 0 });
    expect(unwrittenBackends(byHand, worldOf([given]))).toBeUndefined();
    expect(unwrittenBackends(web, worldOf([]))).toBeUndefined();
    expect(unwrittenBackends(outside, worldOf([]))).toBeUndefined();
  });
});

describe('the workload behind a Service', () => {
  const finished = { conditions: [{ type: 'Complete', status: 'True' }] };

  it.each([
    ['a Deployment', scaledTo(3), 3],
    ['a Rollout', scaledTo(2, 'argoproj.io/Rollout'), 2],
    ['one of no stated size', specified('apps/StatefulSet', 'web', { template }), 1],
    ['a Job', specified('batch/Job', 'web', { template, parallelism: 2 }), 2],
    ['a Job of no stated size', specified('batch/Job', 'web', { template }), 1],
    ['a Job that rests', specified('batch/Job', 'web', { template, suspend: true }), 0],
    ['a Job that is over', { ...specified('batch/Job', 'web', { template }), status: finished }, 0],
    [
      'a CronJob between its runs',
      specified('batch/CronJob', 'web', { jobTemplate: { spec: { template } } }),
      0,
    ],
    [
      'a CronJob that runs',
      {
        ...specified('batch/CronJob', 'web', { jobTemplate: { spec: { template } } }),
        status: { active: [{ name: 'web-1' }] },
      },
      1,
    ],
  ])('is %s, with the number of pods that it wants', (_, workload, wanted) => {
    expect(workloadBehind(web, worldOf([workload]))).toMatchObject({ on: { name: 'web' }, wanted });
  });

  it('makes pods that the Service selects', () => {
    const other = specified('apps/Deployment', 'web', { template: { metadata: { labels: {} } } });

    expect(workloadBehind(web, worldOf([other]))).toBeUndefined();
  });

  it('sleeps where it is scaled to zero and no pod is left', () => {
    expect(sleeperBehind(web, worldOf([scaledTo(0)]))).toMatchObject({ kind: 'apps/Deployment' });
    expect(sleeperBehind(web, worldOf([scaledTo(1)]))).toBeUndefined();
    expect(sleeperBehind(web, worldOf([scaledTo(0), servingPod('web-1')]))).toBeUndefined();
    expect(sleeperBehind(web, worldOf([scaledTo(0)], ['pods']))).toBeUndefined();
    expect(sleeperBehind(service('web', { selector: {} }), worldOf([scaledTo(0)]))).toBeUndefined();
    for (const kind of ['apps/StatefulSet', 'argoproj.io/Rollout']) {
      expect(sleeperBehind(web, worldOf([scaledTo(0, kind)]))).toMatchObject({ kind });
    }
  });

  it('does not sleep where it has no size, such as a Job that is over', () => {
    const job = { ...specified('batch/Job', 'web', { template }), status: finished };

    expect(sleeperBehind(web, worldOf([job]))).toBeUndefined();
    expect(isIdle(web, worldOf([job]))).toBe(true);
  });
});
