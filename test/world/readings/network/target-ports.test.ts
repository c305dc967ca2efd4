import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { openWorld } from '#src/world/open-world.ts';
import {
  mismatchOf,
  targetOf,
  unnamedPorts,
  unservedPort,
} from '#src/world/readings/network/target-ports.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, logOf } from '#test/support/objects.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

type Ports = NonNullable<NonNullable<Resource<'Service'>['spec']>['ports']>;
const declares = (...ports: readonly (readonly [number, string?])[]) =>
  servingPod('web-1', 'ready', {
    ports: ports.map(([containerPort, name]) => ({ containerPort, ...(name && { name }) })),
  });

function through(ports: Ports, pods: readonly Resource<'Pod'>[] = [servingPod('web-1')]) {
  const web = service('web', { ports });
  const { world } = openWorld(cluster([web, ...pods]));
  return { mismatch: mismatchOf(web, world), unnamed: unnamedPorts(web, world) };
}

describe('a port of a Service', () => {
  it.each([
    ['its own number', { port: 80 }, 80],
    ['a number', { port: 80, targetPort: 8080 }, 8080],
    ['a number in quotes', { port: 80, targetPort: '8080' }, 8080],
    ['a name', { port: 80, targetPort: 'http' }, 'http'],
    ['a name that ends with a number', { port: 80, targetPort: 'http2' }, 'http2'],
    ['a name that begins with one', { port: 80, targetPort: '2nd' }, '2nd'],
  ])('leads to %s', (_, port, target) => {
    expect(targetOf(port)).toBe(target);
  });

  it.each([
    ['by number', { port: 80, targetPort: 9090 }, '/spec/ports/0/targetPort', 9090],
    ['by its own number', { port: 80 }, '/spec/ports/0/port', 80],
    ['by name', { port: 80, targetPort: 'http' }, '/spec/ports/0/targetPort', 'http'],
  ])('may lead %s where no pod declares a port', (_, port, path, target) => {
    const { mismatch } = through([port]);

    expect(mismatch).toMatchObject({ port: 80, target, path, declared: [8080] });
    expect(mismatch?.pod.metadata?.name).toBe('web-1');
  });

  it('is pointed to by its place, also behind one of another protocol', () => {
    const { mismatch } = through([{ port: 53, protocol: 'UDP' }, { port: 80 }]);

    expect(mismatch).toMatchObject({ port: 80, path: '/spec/ports/1/port' });
  });

  it.each([
    ['a pod declares it', [{ port: 80, targetPort: 8080 }], [servingPod('web-1')]],
    ['a pod declares its name', [{ port: 80, targetPort: 'http' }], [declares([8080, 'http'])]],
    [
      'another pod declares it',
      [{ port: 80 }],
      [servingPod('web-1'), { ...declares([80]), metadata: servingPod('web-2').metadata ?? {} }],
    ],
    [
      'another port leads somewhere',
      [{ port: 80 }, { port: 81, targetPort: 8080 }],
      [servingPod('web-1')],
    ],
    ['its pods declare nothing', [{ port: 80 }], [declares()]],
    ['no pod is ready', [{ port: 80 }], [servingPod('web-1', 'not-ready')]],
    ['it is not of TCP', [{ port: 80, protocol: 'UDP' }], [servingPod('web-1')]],
    ['there is no port', [], [servingPod('web-1')]],
  ])('is no mismatch where %s', (_, ports, pods) => {
    expect(through(ports, pods).mismatch).toBeUndefined();
  });

  it('leads to no port that a pod declares for another protocol', () => {
    const dns = servingPod('web-1', 'ready', {
      ports: [{ containerPort: 80, protocol: 'UDP' }, { containerPort: 8080 }],
    });

    expect(through([{ port: 80 }], [dns]).mismatch).toMatchObject({ declared: [8080] });
  });

  it('may lead to a name that one of its pods has, or be of another protocol', () => {
    const metrics = {
      ...declares([9090, 'metrics']),
      metadata: servingPod('web-2').metadata ?? {},
    };
    const named = [{ port: 81, targetPort: 'metrics' }];

    expect(through(named, [servingPod('web-1'), metrics]).unnamed).toEqual([]);
    expect(through([{ port: 53, targetPort: 'dns', protocol: 'UDP' }]).unnamed).toEqual([]);
  });

  it('may lead to a name that no pod has, beside others that lead somewhere', () => {
    const named = [
      { port: 80, targetPort: 8080 },
      { port: 81, targetPort: 'metrics' },
      { port: 82 },
    ];

    expect(through(named).unnamed).toEqual(['metrics']);
    expect(through(named, [declares([8080], [9090, 'metrics'])]).unnamed).toEqual([]);
    expect(through(named, [servingPod('web-1', 'not-ready')]).unnamed).toEqual([]);
  });
});

describe('a port behind which nothing listens', () => {
  const WRONG = [{ port: 80, targetPort: 9090 }];
  const REFUSED = 'dial tcp: connection refused';
  const callerAt = (url: string, name = 'front-1') =>
    servingPod(name, 'ready', { env: [{ name: 'BACKEND_URL', value: url }] });
  const said = (text: string, at = ago(1), name = 'front-1') => ({
    ...logOf(text, 'current', name),
    lines: text.split('\n').map((line) => ({ at, text: line })),
  });
  type Beside = Readonly<{
    ports?: Ports;
    callers?: readonly Resource<'Pod'>[];
    slices?: readonly Resource[];
    forbidden?: readonly string[];
    pod?: Resource<'Pod'>;
  }>;

  function unserved(logs: Parameters<typeof cluster>[2], beside: Beside = {}) {
    const { ports = WRONG, callers = [callerAt('http://web:80')], forbidden = [] } = beside;
    const { slices = [slice('web', { 'web-1': 'ready' })], pod = servingPod('web-1') } = beside;
    const web = service('web', { ports });
    const others = [service('db'), pod, ...slices, ...callers];
    return unservedPort(web, openWorld(cluster([web, ...others], forbidden, logs)).world);
  }

  it('is proved by a caller that is refused', () => {
    expect(unserved([said(REFUSED)])).toMatchObject({
      isRefused: true,
      mismatch: { port: 80, target: 9090 },
      said: { source: 'log', on: { name: 'front-1' }, quote: REFUSED },
    });
  });

  it.each<[string, ReturnType<typeof said>, Beside]>([
    ['spoke of something else', said('ready'), {}],
    ['was answered, and refused', said('401 Unauthorized: access denied for user app'), {}],
    ['was refused more than ten minutes ago', said(REFUSED, ago(11)), {}],
    ['was refused before a pod was ready', said(REFUSED, ago(9.5)), {}],
    ['was refused by another host', said('dial tcp db:80: connect: connection refused'), {}],
    ['has not said so lately', said([REFUSED, ...Array(15).keys()].join('\n')), {}],
    ['calls another Service', said(REFUSED), { callers: [callerAt('http://db:80')] }],
    ['calls no Service', said(REFUSED), { callers: [callerAt('http://example.org:80')] }],
  ])('is not where a caller %s', (_, log, beside) => {
    expect(unserved([log], beside)).toBeUndefined();
  });

  it('is proved by the last of what a caller wrote, and by that of three at most', () => {
    const lines = [REFUSED, `${REFUSED} again`, ...Array(13).keys()].join('\n');
    const callers = ['a', 'b', 'c', 'd'].map((name) => callerAt('http://web:80', `${name}-1`));

    expect(unserved([said(lines)])?.said).toMatchObject({ quote: `${REFUSED} again` });
    expect(unserved([said(REFUSED, ago(1), 'c-1')], { callers })).toBeDefined();
    expect(unserved([said(REFUSED, ago(1), 'd-1')], { callers })).toBeUndefined();
  });

  it('is proved without times, where a log has none', () => {
    expect(unserved([logOf(REFUSED, 'current', 'front-1')])).toBeDefined();
  });

  it.each([
    ['listening on :8080', true],
    ['listening on :8080\nlistening on :9090', false],
    ['listening on :7070', false],
    ['8080 files', false],
  ])('is proved by a pod that says where it listens (%j): %s', (text, is) => {
    const told = unserved([logOf(text, 'current', 'web-1')]);

    if (is) expect(told).toMatchObject({ isRefused: false, said: { on: { name: 'web-1' } } });
    else expect(told).toBeUndefined();
  });

  it.each<[string, Beside]>([
    ['no endpoint is ready', { slices: [slice('web', { 'web-1': 'not-ready' })] }],
    ['its endpoints cannot be read', { forbidden: ['endpointslices.discovery.k8s.io'] }],
    ['the port is declared', { ports: [{ port: 80, targetPort: 8080 }] }],
  ])('is not told where %s', (_, beside) => {
    expect(unserved([said(REFUSED)], beside)).toBeUndefined();
  });

  describe('beside others that lead somewhere', () => {
    const PART = [{ port: 80, targetPort: 8080 }, ...[81, 82].map((port) => ({ port }))];

    it('is that at which a caller was refused', () => {
      const refused = said('dial tcp web:82: connect: connection refused');

      expect(unserved([refused], { ports: PART })).toMatchObject({
        mismatch: { port: 82, path: '/spec/ports/2/port' },
        isRefused: true,
      });
      expect(unserved([said(REFUSED)], { ports: PART })).toBeUndefined();
      const callers = [callerAt('http://web:81')];
      expect(unserved([said(REFUSED)], { ports: PART, callers })).toMatchObject({
        mismatch: { port: 81 },
      });
    });

    it('is not told where the endpoints cannot be read', () => {
      const refused = said('dial tcp web:82: connect: connection refused');
      const forbidden = ['endpointslices.discovery.k8s.io'];

      expect(unserved([refused], { ports: PART, forbidden })).toBeUndefined();
    });
  });
});
