import { expect, it } from '@jest/globals';

import { isOdd } from '#src/cluster/is-odd.ts';

const amounts = { cpu: 4, memory: '32Gi', pods: '1e3', disk: '1.5T', gpu: '250m', tiny: '9n' };
const made = (apiVersion: string, kind: string, fields: object) => ({
  apiVersion,
  kind,
  metadata: { name: 'a' },
  ...fields,
});

it.each([
  ['a port', made('v1', 'Pod', { spec: { containers: [{ name: 'app', ports: ['odd'] }] } })],
  [
    'a variable',
    made('v1', 'Pod', { spec: { containers: [{ name: 'app', env: [{ name: true }] }] } }),
  ],
  ['an amount', made('v1', 'Node', { status: { allocatable: { cpu: 'odd' } } })],
  ['a spec', made('v1', 'PersistentVolumeClaim', { spec: 'odd' })],
  ['a scope', made('v1', 'ResourceQuota', { spec: { scopes: 'odd' } })],
  [
    'a selector of scopes',
    made('v1', 'ResourceQuota', {
      spec: { scopeSelector: { matchExpressions: [{ scopeName: 7 }] } },
    }),
  ],
  ['a status', made('batch/v1', 'CronJob', { status: 7 })],
  ['a status of a group of k8s.io', made('certificates.k8s.io/v1', 'Request', { status: 'odd' })],
  ['a label that is none', made('v1', 'Pod', { spec: { nodeSelector: { disk: 7 } } })],
  ['a state', made('v1', 'Pod', { status: { containerStatuses: [{ state: 'odd' }] } })],
  ['a condition', made('v1', 'Node', { status: { conditions: [{ status: true }] } })],
  ['a number', made('apps/v1', 'StatefulSet', { spec: { replicas: true } })],
  ['a type', made('v1', 'Service', { spec: { type: 7 } })],
  [
    'a version of a kind',
    made('apiextensions.k8s.io/v1', 'CustomResourceDefinition', { spec: { versions: [null] } }),
  ],
  [
    'a short name of a kind',
    made('apiextensions.k8s.io/v1', 'CustomResourceDefinition', {
      spec: { names: { kind: 'Widget', plural: 'widgets', shortNames: 7 } },
    }),
  ],
  ['a class without its controller', made('networking.k8s.io/v1', 'IngressClass', { spec: {} })],
])('finds %s that no API server would let in', (_, object) => {
  expect(isOdd(object)).toBe(true);
});

it.each([
  ['a kind that is called as what every object has', made('v1', 'constructor', {})],
  ['a custom kind', made('example.org/v1', 'Odd', { spec: 'any', status: 7 })],
  ['every way to write an amount', made('v1', 'Node', { status: { allocatable: amounts } })],
  ['a pod without more than its name', made('v1', 'Pod', {})],
])('lets in %s', (_, object) => {
  expect(isOdd(object)).toBe(false);
});
