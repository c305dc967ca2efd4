import { expect, it } from '@jest/globals';

import { ObjectShape } from '#src/cluster/object-shape.ts';

const pod = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'web-1' },
  spec: { any: ['thing'], containers: [{ name: 'app', resources: { limits: { cpu: '1.5' } } }] },
};
const amounts = { cpu: 4, memory: '32Gi', pods: '1e3', disk: '1.5T', gpu: '250m', tiny: '9n' };
const odd = (apiVersion: string, kind: string, fields: object) => ({
  apiVersion,
  kind,
  metadata: { name: 'a' },
  ...fields,
});

it('keeps all that an object holds', () => {
  expect(ObjectShape.parse(pod)).toEqual(pod);
});

it.each([
  ['apiVersion', { ...pod, apiVersion: 5 }],
  ['metadata.labels', { ...pod, metadata: { name: 'a', labels: ['x'] } }],
  ['metadata.labels.version', { ...pod, metadata: { name: 'a', labels: { version: 1.5 } } }],
  ['metadata.ownerReferences.0', { ...pod, metadata: { name: 'a', ownerReferences: ['web'] } }],
  ['involvedObject.name', { ...pod, involvedObject: { name: {} } }],
  [
    'spec.containers.0.ports.0',
    odd('v1', 'Pod', { spec: { containers: [{ name: 'app', ports: ['odd'] }] } }),
  ],
  ['status.allocatable.cpu', odd('v1', 'Node', { status: { allocatable: { cpu: 'odd' } } })],
  ['spec', odd('v1', 'PersistentVolumeClaim', { spec: 'odd' })],
  ['status', odd('batch/v1', 'CronJob', { status: 7 })],
  ['spec.controller', odd('networking.k8s.io/v1', 'IngressClass', { spec: {} })],
  ...['--all', '..', 'a/b', '%2e'].map(
    (name) => ['metadata.name', { ...pod, metadata: { name } }] as const,
  ),
])('says where another type stands: %s', (where, object) => {
  const { error } = ObjectShape.safeParse(object);

  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([where]);
});

it.each([
  ['a kind that is called as what every object has', odd('v1', 'constructor', {})],
  ['a custom kind', odd('example.org/v1', 'Odd', { spec: 'any', status: 7 })],
  ['every way to write an amount', odd('v1', 'Node', { status: { allocatable: amounts } })],
  ['what is null, and so not set', odd('v1', 'Pod', { spec: { containers: null } })],
])('lets in %s', (_, object) => {
  expect(ObjectShape.safeParse(object).success).toBe(true);
});
