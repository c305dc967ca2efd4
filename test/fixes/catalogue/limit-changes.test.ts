import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import {
  crashOf,
  proposalsFor,
  suggestedFor,
  template,
  writtenFor,
} from '#test/fixes/support/crashes.ts';
import { podOfSet, SET, set } from '#test/fixes/support/sets.ts';

describe('the CPU limit of a program that is too slow for its probe', () => {
  const slow = { ...crashOf('probe/slow-start', {}), subject: SET };
  const web = set(1, { resources: { limits: { cpu: '500m' } } });
  const uses = (cpu: string) =>
    ({
      apiVersion: 'metrics.k8s.io/v1beta1',
      kind: 'PodMetrics',
      metadata: { namespace: 'shop', name: 'web-0' },
      containers: [{ name: 'app', usage: { cpu } }],
    }) as Resource;
  const suggested = (of: Resource, ...metrics: readonly Resource[]) =>
    suggestedFor('resources/cpu-limit', slow, of, podOfSet(), ...metrics).map(({ value, why }) => [
      value,
      why,
    ]);

  it.each([
    ['is doubled where it uses all of it', uses('498m'), [['1', 'held-back']]],
    ['stays where it uses less', uses('300m'), []],
  ])('%s', (_, metrics, expected) => {
    expect(suggested(web, metrics)).toEqual(expected);
  });

  it('stays where nobody measures its use', () => {
    expect(suggested(web)).toEqual([]);
  });

  it('is not made up', () => {
    expect(suggested(set(1), uses('498m'))).toEqual([]);
  });
});

describe('what a quota counts', () => {
  const refused = (fields: string) => crashOf('creation/quota-fields', { fields });
  const written = (fields: string, web: Resource) =>
    writtenFor('resources/counted', refused(fields), web)[0];

  it.each([
    ['limits.cpu for: app; limits.memory for: app', {}, ['500m', '512Mi']],
    ['limits.memory,requests.memory', { resources: { requests: { memory: '1Gi' } } }, ['1Gi']],
    ['requests.cpu for: app', { resources: { limits: { memory: '1Gi' } } }, ['100m']],
  ])('is stated: %s', (fields, container, expected) => {
    const all = JSON.stringify(written(fields, template(container)));

    for (const value of expected) expect(all).toContain(`"${value}"`);
  });

  it.each([
    ['another container', 'limits.cpu for: proxy', {}],
    ['what has no usual value', 'requests.nvidia.com/gpu', {}],
    ['what is stated', 'limits.cpu', { resources: { limits: { cpu: '1' } } }],
    ['a request that its limit gives', 'requests.cpu', { resources: { limits: { cpu: '1' } } }],
  ])('is left as it is: %s', (_, fields, container) => {
    expect(proposalsFor('resources/counted', refused(fields), template(container))).toEqual([]);
  });
});
