import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { crashOf, suggestedFor, template, writtenFor } from '#test/fixes/support/crashes.ts';
import { specified } from '#test/support/objects.ts';

/** A pod whose containers ask for these amounts of memory. */
const asking = (name: string, ...amounts: readonly string[]): Resource =>
  specified('Pod', name, {
    containers: amounts.map((memory, at) => ({
      name: `c${at}`,
      resources: { requests: { memory } },
    })),
  });

describe('the memory that a container may use', () => {
  const web = template({ resources: { limits: { memory: '64Mi' } } });
  const grown = (params: object) =>
    writtenFor('resources/memory-limit', crashOf('crash/oom-killed', params), web);

  it('is doubled where its own limit killed it', () => {
    expect(grown({ limit: '64Mi', by: 'container' })).toEqual([
      { 'containers/0/resources/limits/memory': '128Mi' },
    ]);
  });

  it.each([
    ['has no limit', { by: 'container' }],
    ['is killed for its whole pod', { limit: '64Mi', by: 'pod' }],
    ['is gone', { limit: '64Mi', by: 'container', container: 'other' }],
    ['was given less than its template asks for', { limit: '32Mi', by: 'container' }],
  ])('stays of one that %s', (_, params) => {
    expect(grown(params)).toEqual([]);
  });
});

describe('what may be written to the disk of a node', () => {
  const limited = (name: string, size: string) => ({
    name,
    resources: { limits: { 'ephemeral-storage': size } },
  });
  const containers = [{ name: 'free' }, limited('app', '1Gi'), limited('log', '2Gi')];
  const volumes = [
    { name: 'tmp', emptyDir: { sizeLimit: '1Mi' } },
    { name: 'cache', emptyDir: { sizeLimit: '16Mi' } },
  ];
  const grown = (params: object) =>
    writtenFor(
      'resources/storage-limit',
      crashOf('crash/storage-limit', params),
      template({}, { containers, volumes }),
    );
  const limit = (at: number) => `containers/${at}/resources/limits/ephemeral-storage`;

  it.each([
    [
      'of the container that is named',
      { of: 'container', part: 'log', limit: '2Gi' },
      [{ [limit(2)]: '4Gi' }],
    ],
    [
      'of each that has a limit, where the pod went beyond their sum',
      { of: 'pod', limit: '3Gi' },
      [{ [limit(1)]: '2Gi' }, { [limit(2)]: '4Gi' }],
    ],
    [
      'of the volume that is named',
      { of: 'volume', part: 'cache', limit: '16Mi' },
      [{ 'volumes/1/emptyDir/sizeLimit': '32Mi' }],
    ],
    ['of no volume that is gone', { of: 'volume', part: 'gone', limit: '16Mi' }, []],
  ])('is doubled %s', (_, params, written) => {
    expect(grown(params)).toEqual(written);
  });
});

it('a volume that is full is enlarged where it is in memory', () => {
  const volumes = [{ name: 'tmp', emptyDir: { sizeLimit: '1Mi' } }];
  const grown = (is: string) =>
    writtenFor(
      'resources/memory-volume',
      crashOf('storage/volume-full', { is, volume: 'tmp', size: '1Mi' }),
      template({}, { volumes }),
    );

  expect(grown('memory')).toHaveLength(1);
  expect(grown('claim')).toEqual([]);
});

describe('a request that an autoscaler measures against', () => {
  const suggested = (resource: string, ...pods: readonly Resource[]) =>
    suggestedFor(
      'resources/request',
      crashOf('autoscaling/missing-request', { resource }),
      template({}),
      ...pods,
    );

  it.each([
    ['cpu', [{ value: '100m', why: 'usual' }]],
    ['memory', [{ value: '128Mi', why: 'usual' }]],
    ['nvidia.com/gpu', []],
  ])('is a usual one where nobody asks for any: %s', (resource, candidates) => {
    expect(suggested(resource)).toEqual(candidates);
  });

  it('is first what most of the containers there ask for, and no more than four of these', () => {
    const pods = [asking('a', '1Mi', '2Mi', '3Mi'), asking('b', '3Mi', '4Mi', '5Mi', '4Mi', '3Mi')];

    expect(suggested('memory', ...pods)).toEqual([
      ...['3Mi', '4Mi', '1Mi', '2Mi'].map((value) => ({ value, why: 'elsewhere' })),
      { value: '128Mi', why: 'usual' },
    ]);
  });
});

describe('a request that no node has room for', () => {
  const requests = { cpu: '64', 'nvidia.com/gpu': '8' };
  const smaller = { quantity: '3', container: 'app' };
  const asked = (params: object) =>
    writtenFor(
      'resources/smaller-request',
      crashOf('scheduling/insufficient-resource', params),
      template({ resources: { requests } }),
    );

  it('becomes what one has free', () => {
    expect(asked({ resource: 'cpu', smaller })).toEqual([
      { 'containers/0/resources/requests/cpu': '3' },
    ]);
  });

  it.each([
    ['none would do', { resource: 'cpu' }],
    ['it is for a device', { resource: 'nvidia.com/gpu', smaller }],
    ['its container is gone', { resource: 'cpu', smaller: { ...smaller, container: 'other' } }],
  ])('stays where %s', (_, params) => {
    expect(asked(params)).toEqual([]);
  });
});

describe('a device that no node offers', () => {
  const amd = { 'amd.com/gpu': '2' };
  const asked = (resources: object, offered?: readonly string[]) =>
    writtenFor(
      'resources/offered-device',
      crashOf('scheduling/insufficient-resource', { resource: 'amd.com/gpu', offered }),
      template({ resources }),
    );
  const [IS, WANTED] = ['nvidia.com~1gpu', 'amd.com~1gpu'];

  it('gives way to one that is offered, wherever it is asked for', () => {
    expect(asked({ limits: amd }, ['nvidia.com/gpu'])).toEqual([
      {
        [`containers/0/resources/limits/${WANTED}`]: undefined,
        [`containers/0/resources/limits/${IS}`]: '2',
      },
    ]);
    expect(asked({ limits: amd, requests: amd }, ['nvidia.com/gpu'])).toEqual([
      {
        [`containers/0/resources/limits/${WANTED}`]: undefined,
        [`containers/0/resources/limits/${IS}`]: '2',
        [`containers/0/resources/requests/${WANTED}`]: undefined,
        [`containers/0/resources/requests/${IS}`]: '2',
      },
    ]);
  });

  it.each([
    ['nodes offer none', { limits: amd }, []],
    ['nobody knows what they offer', { limits: amd }, undefined],
    ['the template does not ask for it', { limits: { cpu: '1' } }, ['nvidia.com/gpu']],
    ['the container has no limits', {}, ['nvidia.com/gpu']],
  ])('stays where %s', (_, resources, offered) => {
    expect(asked(resources, offered)).toEqual([]);
  });
});
