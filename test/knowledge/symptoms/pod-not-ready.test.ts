import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ago, event } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { probing, refused, unready } from '#test/support/probes.ts';
import { node } from '#test/support/scheduling.ts';
import { ended, readyPod, unreadyPod } from '#test/support/states.ts';

const w1 = [node('w1')].map((one) => ({
  ...one,
  status: { ...one.status, conditions: [{ type: 'Ready', status: 'True' }] },
}));
const kinds = (...of: Parameters<typeof symptomsOf>) => symptomsOf(...of).map(({ kind }) => kind);

it('is a pod that has not been Ready for more than a minute', () => {
  expect(symptomsOf(unreadyPod(2), w1)).toMatchObject([
    {
      kind: 'pod-not-ready',
      reason: 'ContainersNotReady',
      since: ago(2),
      evidence: { quote: 'containers with unready status: [app]', at: ago(2) },
    },
  ]);
});

it('is told by its phase where no kubelet has seen it, since it was made', () => {
  const unseen: Resource<'Pod'> = { ...unreadyPod(5), status: { phase: 'Pending' } };

  const [found] = symptomsOf(unseen);

  expect(found).toMatchObject({
    reason: 'Pending',
    since: ago(5),
    evidence: { path: '/status/phase', at: ago(5) },
  });
});

it('says which init containers have not ended, for the others wait for them', () => {
  const pod = unreadyPod(2);
  const message = 'containers with incomplete status: [wait]';
  const initialized = {
    type: 'Initialized',
    status: 'False',
    reason: 'ContainersNotInitialized',
    message,
  };
  const { conditions = [] } = pod.status ?? {};
  const waiting = { ...pod, status: { ...pod.status, conditions: [initialized, ...conditions] } };

  expect(symptomsOf(waiting, w1)).toMatchObject([
    { reason: 'ContainersNotInitialized', since: ago(2), evidence: { quote: message } },
  ]);
});

it('is at once a pod whose node is not there', () => {
  expect(kinds(unreadyPod(0.2))).toEqual(['pod-not-ready']);
});

it.each([
  ['is Ready', readyPod()],
  ['starts', unreadyPod(0.5)],
])('is not a pod that %s', (_, pod) => {
  expect(kinds(pod, w1)).toEqual([]);
});

it('leaves it to the container that says more', () => {
  const crashing = {
    restartCount: 3,
    state: { running: { startedAt: ago(1) } },
    lastState: ended(1),
  };

  expect(kinds(unreadyPod(5, crashing), w1)).toEqual(['container-restarting']);
});

describe('in the first minute', () => {
  const answered = (said: string) =>
    event('Unhealthy', `Readiness probe failed: ${said}`, ago(0.1));
  const young = unready(probing('readinessProbe', 8080), 0.4);

  it.each([
    'HTTP probe failed with statuscode: 404',
    'HTTP probe failed with statuscode: 401',
    'HTTP probe failed with statuscode: 500',
    'Get "https://10.0.0.1:8080/healthz": http: server gave HTTP response to HTTPS client',
    'Get "http://10.0.0.1:8080/healthz": net/http: HTTP/1.x transport connection broken: malformed HTTP response "\\x15\\x03\\x01\\x00\\x02\\x02"',
    'error: this server does not implement the grpc health protocol (grpc.health.v1.Health)',
    'sh: curl: not found',
  ])('is told at once what time does not change: %s', (said) => {
    const [found] = symptomsOf(young, [...w1, answered(said)]);

    expect(found).toMatchObject({ kind: 'pod-not-ready' });
    expect(found).not.toHaveProperty('normalFor');
  });

  it.each([
    'HTTP probe failed with statuscode: 503',
    'HTTP probe failed with statuscode: 429',
    'Get "http://10.0.0.1:8080/healthz": dial tcp 10.0.0.1:8080: connect: connection refused',
    'Get "http://10.0.0.1:8080/healthz": context deadline exceeded (Client.Timeout exceeded while awaiting headers)',
    'service unhealthy (responded with "NOT_SERVING")',
  ])('gives time to what may come yet: %s', (said) => {
    expect(kinds(young, [...w1, answered(said)])).toEqual([]);
  });

  it('gives time to a mesh that answers 500 as long as nobody listens', () => {
    const httpGet = { path: '/app-health/app/readyz', port: 15020 };
    const meshed = unready({ readinessProbe: { httpGet } }, 0.4);

    expect(kinds(meshed, [...w1, answered('HTTP probe failed with statuscode: 500')])).toEqual([]);
  });

  it('goes by the newest answer', () => {
    const before = answered('HTTP probe failed with statuscode: 404');
    const old = { ...before, lastTimestamp: ago(0.3) };

    expect(kinds(young, [...w1, old, refused('Readiness', 8080)])).toEqual([]);
  });
});
