import { expect, it } from '@jest/globals';

import { kindOf, refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { isUnwell } from '#src/readings/reports/is-unwell.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';
import { named } from '#test/support/objects.ts';
import { service, servingPod, slice } from '#test/support/services.ts';
import { readyPod, unreadyPod, workload } from '#test/support/states.ts';
import { claim } from '#test/support/storage.ts';

const ended = (phase: string) => ({ ...unreadyPod(5), status: { phase } });
const job = (status: object) => ({ ...named('batch/Job', 'migrate'), status });
const database = (text: string) => custom('example.org/Database', 'db', { status: saying(text) });

function unwell(object: Resource, others: readonly Resource[] = []): boolean {
  const { world } = openWorld(cluster([object, ...others]));
  return isUnwell(refTo(kindOf(object), object), world);
}

it.each<[string, Resource, Resource[]]>([
  ['a workload that lacks pods', workload('apps/Deployment', 2, { availableReplicas: 1 }), []],
  ['a pod that is not Ready', unreadyPod(5), []],
  ['a pod that has failed', ended('Failed'), []],
  ['a Job whose pod does not start', job({ active: 1, ready: 0 }), []],
  ['a claim that is not bound', claim('data'), []],
  ['a Service without backends', service('web'), [servingPod('web-1', 'not-ready'), slice('web')]],
  ['what says so itself', database('Ready=False Failed: no space left'), []],
])('%s is not as it should be', (_, object, others) => {
  expect(unwell(object, others)).toBe(true);
});

it.each<[string, Resource, Resource[]]>([
  ['a workload that has its pods', workload('apps/Deployment', 2, { availableReplicas: 2 }), []],
  ['a pod that is Ready', readyPod(), []],
  ['a pod that has done its work', ended('Succeeded'), []],
  ['a Job whose pod runs', job({ active: 1, ready: 1 }), []],
  ['a Job that is complete', job({ succeeded: 1, ready: 0 }), []],
  ['a claim that is bound', claim('data', { bound: 'pv' }), []],
  ['a Service that leads somewhere', service('web'), [slice('web', { 'web-1': 'ready' })]],
  ['what says that it is well', database('Ready=True'), []],
])('%s is as it should be', (_, object, others) => {
  expect(unwell(object, others)).toBe(false);
});

it('nothing is said of what is not there or could not be read', () => {
  const ref = { kind: 'PersistentVolumeClaim', namespace: 'shop', name: 'data' };

  expect(isUnwell(ref, openWorld(cluster([])).world)).toBe(false);
  expect(isUnwell(ref, openWorld(cluster([], ['persistentvolumeclaims'])).world)).toBe(false);
});
