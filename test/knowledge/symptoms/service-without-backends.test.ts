import { expect, it } from '@jest/globals';

import { serviceWithoutBackends } from '#src/knowledge/symptoms/service-without-backends.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, specified } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const young = {
  ...service('web'),
  metadata: { ...service('web').metadata, creationTimestamp: ago(0.1) },
};

const going = {
  ...service('web'),
  metadata: { ...service('web').metadata, deletionTimestamp: ago(0.1) },
};

const cronJobOf = (app: string) =>
  specified('batch/CronJob', app, {
    jobTemplate: { spec: { template: { metadata: { labels: { app } } } } },
  });

it.each([
  ['no endpoints', [slice('web')], 'NoEndpoints'],
  [
    'endpoints that are not ready',
    [slice('web', { 'web-1': 'not-ready' }), servingPod('web-1', 'not-ready')],
    'NotReady',
  ],
  [
    'endpoints without the port',
    [slice('web', { 'web-1': 'ready' }, []), servingPod('web-1')],
    'NoPort',
  ],
] as const)('is a Service with %s', (_, others, reason) => {
  expect(symptomsOf(service('web'), others)).toMatchObject([
    { kind: 'service-without-backends', reason },
  ]);
});

it.each([
  ['a ready endpoint', service('web'), [slice('web', { 'web-1': 'ready' }), servingPod('web-1')]],
  ['no selector', service('web', { selector: {} }), []],
  ['an end, as it is being deleted', going, []],
  ['a name outside of the cluster', service('web', { type: 'ExternalName' }), []],
  ['the pods of a Job that is gone', service('web', { selector: { 'job-name': 'load' } }), []],
  ['a CronJob that does not run now', service('web'), [cronJobOf('web')]],
  ['an age of seconds', young, [slice('web')]],
] as const)('is not a Service with %s', (_, one, others) => {
  expect(symptomsOf(one, others)).toEqual([]);
});

it('is meant where its workload is scaled to zero', () => {
  const template = { metadata: { labels: { app: 'web' } } };
  const asleep = specified('apps/Deployment', 'web', { replicas: 0, template });
  const { world } = openWorld(cluster([service('web'), slice('web'), asleep]));

  expect([...serviceWithoutBackends.find(service('web'), world)]).toMatchObject([
    { reason: 'NoEndpoints', hurts: 'nobody' },
  ]);
});
