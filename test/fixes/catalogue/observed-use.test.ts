import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { finding } from '#test/support/verdicts.ts';

const WEB = { kind: 'apps/StatefulSet', namespace: 'shop', name: 'web' };
const spec = {
  containers: [{ name: 'app', resources: { limits: { memory: '256Mi' } } }, { name: 'proxy' }],
};
const owner = { apiVersion: 'apps/v1', kind: 'StatefulSet', name: 'web', uid: 'web-1' };
const web = {
  apiVersion: 'apps/v1',
  kind: 'StatefulSet',
  metadata: { namespace: 'shop', name: 'web', uid: 'web-1' },
  spec: { selector: { matchLabels: { app: 'web' } }, template: { spec } },
} as Resource;
const pod = (name: string, ownerReferences: readonly object[] = [{ ...owner, controller: true }]) =>
  ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { namespace: 'shop', name, uid: name, labels: { app: 'web' }, ownerReferences },
    spec,
  }) as Resource;
const uses = (name: string, usage: Readonly<Record<string, string>>, container = 'app') =>
  ({
    apiVersion: 'metrics.k8s.io/v1beta1',
    kind: 'PodMetrics',
    metadata: { namespace: 'shop', name },
    containers: [{ name: container, usage }],
  }) as Resource;
const PODS = [pod('web-0'), pod('web-1'), pod('other', [])];

const KILLED = {
  id: 'crash/oom-killed',
  params: { container: 'app', limit: '256Mi', by: 'container' },
};
const UNSET = { id: 'autoscaling/missing-request', params: { container: 'app', resource: 'cpu' } };
const TOO_MUCH = {
  id: 'scheduling/insufficient-resource',
  params: { resource: 'memory', smaller: { quantity: '512Mi', container: 'app' } },
};

function inputOf(id: string, about: object, metrics: readonly Resource[], chosen?: string) {
  const { world } = openWorld(cluster([web, ...PODS, ...metrics]));
  const one = finding({ subject: WEB, ...about });
  const remedy = remedies.find((each) => each.id === id);
  const name = id === 'resources/memory-limit' ? 'memory' : 'request';
  const [proposal] = remedy?.propose(one, world, chosen ? { [name]: chosen } : undefined) ?? [];
  return proposal?.inputs?.[0]?.candidates.map(({ value, why }) => `${value} ${why}`);
}

describe('the memory limit that is suggested', () => {
  it.each([
    ['twice what it is, where nothing measures', [], ['512Mi twice']],
    ['not by the pods of others', [uses('other', { memory: '900Mi' })], ['512Mi twice']],
    ['not by other containers', [uses('web-0', { memory: '900Mi' }, 'proxy')], ['512Mi twice']],
    ['not by what is well below', [uses('web-0', { memory: '100Mi' })], ['512Mi twice']],
    [
      'twice what it is, and then half as much again as is used',
      [uses('web-0', { memory: '204800Ki' }), uses('web-1', { memory: '10Mi' })],
      ['512Mi twice', '300Mi in-use-half'],
    ],
    [
      'first what is used, where that is near twice as much',
      [uses('web-1', { memory: '400Mi' })],
      ['600Mi in-use-half', '512Mi twice'],
    ],
    ['never what is in use already', [uses('web-1', { memory: '512Mi' })], ['768Mi in-use-half']],
    [
      'never what is below what another pod uses with a higher limit',
      [uses('web-1', { memory: '600Mi' })],
      ['900Mi in-use-half'],
    ],
  ])('is %s', (_, metrics, candidates) => {
    expect(inputOf('resources/memory-limit', KILLED, metrics)).toEqual(candidates);
  });

  it('is refused by name where another pod uses as much already', () => {
    const metrics = [uses('web-1', { memory: '600Mi' })];

    expect(() => inputOf('resources/memory-limit', KILLED, metrics, '600Mi')).toThrow(
      expect.objectContaining({ name: 'BadValue', input: 'memory', wants: 'too-little' }),
    );
  });
});

it.each([
  [[], ['100m usual']],
  [[uses('web-0', { cpu: '41234567n' })], ['50m in-use', '100m usual']],
  [[uses('web-0', { cpu: '95m' })], ['100m in-use']],
  [[uses('web-0', { cpu: '420m' })], ['420m in-use']],
  [[uses('web-0', { cpu: '0' })], ['100m usual']],
])('a request is suggested by what is used, and none below that: %#', (metrics, candidates) => {
  expect(inputOf('resources/request', UNSET, metrics)).toEqual(candidates);
});

it.each([
  ['as much as fits, where nothing measures', [], ['512Mi fits']],
  [
    'what is used, where that fits',
    [uses('web-0', { memory: '90Mi' })],
    ['90Mi in-use', '512Mi fits'],
  ],
  ['once, where as much is used', [uses('web-0', { memory: '512Mi' })], ['512Mi fits']],
  ['nothing, where more is used than fits', [uses('web-0', { memory: '600Mi' })], []],
])('a smaller request is %s', (_, metrics, candidates) => {
  expect(inputOf('resources/smaller-request', TOO_MUCH, metrics)).toEqual(candidates);
});
