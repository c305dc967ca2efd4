import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { unservedPort } from '#src/readings/network/target-ports.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, logOf } from '#test/support/objects.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

type Ports = NonNullable<NonNullable<Resource<'Service'>['spec']>['ports']>;

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

  it('is none where only a proxy before the program declares ports', () => {
    const bare = servingPod('web-1', 'ready', { ports: [] });
    const ports = [{ containerPort: 15_090, name: 'metrics' }];
    const containers = [...(bare.spec?.containers ?? []), { name: 'istio-proxy', ports }];
    const meshed = { ...bare, spec: { ...bare.spec, containers } };

    expect(unserved([said(REFUSED)], { pod: meshed })).toBeUndefined();
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

    expect(told && [told.isRefused, told.said.on]).toEqual(
      is ? [false, { kind: 'Pod', namespace: 'shop', name: 'web-1', uid: 'pod-web-1' }] : undefined,
    );
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
