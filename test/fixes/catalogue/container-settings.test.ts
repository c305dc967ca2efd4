import { describe, expect, it } from '@jest/globals';

import { crashOf, proposalsFor, template } from '#test/fixes/support/crashes.ts';
import { named } from '#test/support/objects.ts';

const AT = '/spec/template/spec/containers/0';

describe('a program that listens inside its pod only', () => {
  const loopback = crashOf('probe/loopback-only', {});

  it.each([
    ['an option', { args: ['serve', '--host=127.0.0.1'] }, 'args/1', '--host=0.0.0.0'],
    ['an address', { command: ['serve', '127.0.0.1:80'] }, 'command/1', '0.0.0.0:80'],
    ['a name', { args: ['localhost'] }, 'args/0', '0.0.0.0'],
    [
      'a variable',
      { env: [{ name: 'A' }, { name: 'HOST', value: '127.0.0.1' }] },
      'env/1/value',
      '0.0.0.0',
    ],
    [
      'its command line before its variables',
      { args: ['localhost:80'], env: [{ name: 'HOST', value: '127.0.0.1' }] },
      'args/0',
      '0.0.0.0:80',
    ],
  ])('is told otherwise where %s says so', (_, container, field, value) => {
    const all = proposalsFor('probe/listen-everywhere', loopback, template(container));

    expect(all.map(({ change }) => change?.ops)).toEqual([
      [{ op: 'replace', path: `${AT}/${field}`, value }],
    ]);
  });

  it.each([
    ['nothing', {}],
    ['another address', { args: ['--host=10.0.0.1', 'my-localhost'] }],
    ['a variable without a value', { env: [{ name: 'HOST' }] }],
  ])('is left alone where its template says %s', (_, container) => {
    expect(proposalsFor('probe/listen-everywhere', loopback, template(container))).toEqual([]);
  });

  it('is told otherwise where it names the address that it was seen at', () => {
    const seen = crashOf('probe/loopback-only', { host: '::1' });

    expect(
      proposalsFor('probe/listen-everywhere', seen, template({ args: ['127.0.0.1', '::1'] })),
    ).toMatchObject([{ change: { ops: [{ path: `${AT}/args/1`, value: '0.0.0.0' }] } }]);
  });
});

describe('a host that is not there', () => {
  const services = ['api', 'cache', 'redis'].map((name) => named('Service', name));
  const env = [{ name: 'URL', value: 'redsi:6379' }];
  const suggested = (params: object) => {
    const subject = { kind: 'Service', namespace: 'shop', name: 'redsi' };
    const about = { ...crashOf('network/no-such-host', params), subject };
    const seen = [{ kind: 'container-restarting', on: crashOf('', {}).subject }];
    const of = { ...about, seen } as typeof about;
    const [first] = proposalsFor('network/other-host', of, template({ env }), ...services);
    return first?.inputs?.[0]?.candidates.map(({ value, why }) => `${value} ${why}`);
  };

  it.each([
    ['redis', ['redis nearest', 'api exists', 'cache exists']],
    [undefined, ['api exists', 'cache exists', 'redis exists']],
  ])('gives way to the Services that are, the nearest first: %s', (near, names) => {
    expect(suggested({ host: 'redsi', setting: 'URL', near })).toEqual(names);
  });
});

it('a key that is missing is found behind variables that have none', () => {
  const config = { ...named('ConfigMap', 'settings'), data: { url: 'a', other: 'b' } };
  const env = [
    { name: 'PLAIN', value: 'a' },
    { name: 'FIELD', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } },
    { name: 'KEY', valueFrom: { configMapKeyRef: { name: 'settings', key: 'ulr' } } },
  ];
  const about = {
    ...crashOf('config/missing-key', { key: 'ulr', near: 'url', close: true }),
    subject: { kind: 'ConfigMap', namespace: 'shop', name: 'settings' },
    seen: [{ kind: 'container-waiting', on: crashOf('', {}).subject }],
  };

  expect(proposalsFor('config/nearest-key', about, template({ env }), config)[0]).toMatchObject({
    inputs: [{ candidates: [{ value: 'url' }, { value: 'other' }] }],
    change: { ops: [{ path: `${AT}/env/2/valueFrom/configMapKeyRef/key`, value: 'url' }] },
  });
});

describe('the bound of a LimitRange', () => {
  const resources = {
    limits: { memory: '512Mi', cpu: '2' },
    requests: { memory: '16Mi', cpu: '512Mi' },
  };
  const offered = (params: object) => {
    const about = crashOf('creation/limit-range', {
      resource: 'memory',
      limit: '256Mi',
      ...params,
    });
    const [proposal] = proposalsFor('resources/within-range', about, template({ resources }));
    return proposal?.change?.ops.at(-1);
  };

  it.each([
    [{ field: 'limit', amount: '512Mi' }, 'limits/memory'],
    [{ field: 'limit', amount: '0.5Gi' }, 'limits/memory'],
    [{ field: 'request', amount: '16Mi' }, 'requests/memory'],
  ])('is kept to where %j lies beyond it', (params, field) => {
    const path = `${AT}/resources/${field}`;

    expect(offered(params)).toEqual({ op: 'replace', path, value: '256Mi' });
  });

  it.each([
    ['another amount is meant', { field: 'limit', amount: '1Gi' }],
    ['a ratio is, which two fields make', { amount: '512Mi' }],
    ['the container says nothing of it', { field: 'limit', resource: 'hugepages', amount: '2' }],
  ])('changes nothing where %s', (_, params) => {
    expect(offered(params)).toBeUndefined();
  });
});

it('a volume that is too small is found by its name among others, where it has a limit', () => {
  const emptyDir = { sizeLimit: '16Mi' };
  const volumes = [
    { name: 'tmp', emptyDir },
    { name: 'tiles', emptyDir },
    { name: 'free', emptyDir: {} },
  ];
  const grown = (volume: string) => {
    const about = crashOf('storage/volume-full', { is: 'memory', volume, size: '16Mi' });
    return proposalsFor('resources/memory-volume', about, template({}, { volumes }))[0]?.change
      ?.ops;
  };

  expect(grown('tiles')).toEqual([
    { op: 'replace', path: '/spec/template/spec/volumes/1/emptyDir/sizeLimit', value: '32Mi' },
  ]);
  expect([grown('free'), grown('gone')]).toEqual([undefined, undefined]);
});
