import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { startedBeforeProxy } from '#src/knowledge/causes/network/started-before-proxy.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { event, logOf, pod } from '#test/support/objects.ts';

type Parts = Readonly<{
  proxy?: string;
  annotations?: Readonly<Record<string, string>>;
  lifecycle?: object;
  isNative?: boolean;
  startedAt?: string;
  finishedAt?: string;
  isReady?: boolean;
  proxyRestarts?: number;
  said?: string;
  proxyLog?: string;
  objects?: readonly Resource[];
  forbidden?: readonly string[];
}>;

const REFUSED = 'Error: connect ECONNREFUSED 10.96.24.139:5432';
const LATER = '2026-01-01T11:58:09.100Z\tinfo\tEnvoy proxy is ready';
const EARLIER = '2026-01-01T11:57:30.100Z\tinfo\tEnvoy proxy is ready';
const PROBED: Resource<'Event'> = {
  ...event(
    'Unhealthy',
    'Readiness probe failed: Get "http://10.1.1.7:15021/healthz/ready": dial tcp 10.1.1.7:15021: connect: connection refused',
    '2026-01-01T11:58:04Z',
  ),
  type: 'Warning',
};

function about(parts: Parts = {}) {
  const {
    proxy = 'istio-proxy',
    startedAt = '2026-01-01T11:58:04Z',
    finishedAt = '2026-01-01T11:58:05Z',
    said = REFUSED,
    proxyLog = '',
  } = parts;
  const base = pod({ restarts: 1 });
  const its = { name: proxy, ...(parts.lifecycle && { lifecycle: parts.lifecycle }) };
  const containers = base.spec?.containers ?? [];
  const running = (at: string) => ({ running: { startedAt: at } });
  const on: Resource<'Pod'> = {
    ...base,
    metadata: { ...base.metadata, annotations: parts.annotations ?? {} },
    spec: parts.isNative
      ? { ...base.spec, containers, initContainers: [{ ...its, restartPolicy: 'Always' }] }
      : { ...base.spec, containers: [...containers, its] },
    status: {
      ...base.status,
      containerStatuses: [
        {
          name: 'app',
          image: '',
          imageID: '',
          ready: parts.isReady ?? true,
          restartCount: 2,
          state: running('2026-01-01T11:58:16Z'),
          lastState: { terminated: { exitCode: 1, reason: 'Error', startedAt, finishedAt } },
        },
        {
          name: proxy,
          image: '',
          imageID: '',
          ready: true,
          restartCount: parts.proxyRestarts ?? 0,
          state: running('2026-01-01T11:58:02Z'),
        },
      ],
    },
  };
  const logs = [
    logOf(said, 'previous'),
    logOf('connected'),
    ...(proxyLog ? [{ ...logOf(proxyLog), container: proxy }] : []),
  ];
  const source = cluster([on, ...(parts.objects ?? [])], [...(parts.forbidden ?? [])], logs);
  return claimsAbout(on, startedBeforeProxy, source);
}

describe('started-before-proxy', () => {
  it.each<[string, Parts]>([
    ['a refused connection', {}],
    ['a name that is not known', { said: 'dial tcp: lookup db: no such host' }],
    ['a reset', { said: 'read tcp 10.1.1.1:1->10.1.1.2:2: read: connection reset by peer' }],
    [
      'Linkerd',
      { proxy: 'linkerd-proxy', proxyLog: '2026-01-01T11:58:09.1Z INFO Certified identity' },
    ],
  ])('tells it by the log of the proxy: %s', (_, parts) => {
    expect(about({ proxyLog: LATER, ...parts })).toMatchObject([
      { params: { container: 'app' }, strength: 'fits' },
    ]);
  });

  it('tells it by the probe of the proxy, too', () => {
    expect(about({ objects: [PROBED] })).toMatchObject([{ strength: 'fits' }]);
  });

  it('is only possible where neither shows it', () => {
    expect(about({ forbidden: ['events'] })).toMatchObject([{ strength: 'suggests' }]);
  });

  it('advises the annotation of the mesh', () => {
    const [claim] = about({ proxyLog: LATER });

    expect(claim && adviceOn(startedBeforeProxy, claim)?.text).toContain(
      'holdApplicationUntilProxyStarts',
    );
  });

  it.each<[string, Parts]>([
    ['a proxy that was ready before', { proxyLog: EARLIER }],
    ['a container that still fails', { proxyLog: LATER, isReady: false }],
    ['a run of minutes', { proxyLog: LATER, startedAt: '2026-01-01T11:50:00Z' }],
    [
      'a failure long after the start of the proxy',
      { startedAt: '2026-01-01T11:59:30Z', finishedAt: '2026-01-01T11:59:31Z' },
    ],
    ['a proxy that was restarted', { proxyLog: LATER, proxyRestarts: 2 }],
    ['a native sidecar', { proxyLog: LATER, isNative: true }],
    [
      'a hook that has the others wait',
      { proxyLog: LATER, lifecycle: { postStart: { exec: {} } } },
    ],
    [
      'the annotation',
      {
        proxyLog: LATER,
        annotations: { 'proxy.istio.io/config': 'holdApplicationUntilProxyStarts: true' },
      },
    ],
    ['a pod outside of the mesh', { proxyLog: LATER, proxy: 'metrics' }],
    ['another failure', { proxyLog: LATER, said: 'panic: no rate for KRW' }],
    [
      'the pod itself as the peer',
      { proxyLog: LATER, said: 'connect ECONNREFUSED 127.0.0.1:6379' },
    ],
  ])('stays silent for %s', (_, parts) => {
    expect(about(parts)).toEqual([]);
  });
});
