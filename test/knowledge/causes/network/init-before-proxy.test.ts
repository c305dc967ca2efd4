import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { initBeforeProxy } from '#src/knowledge/causes/network/init-before-proxy.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, logOf, owned } from '#test/support/objects.ts';
import { unreadyPod, workload } from '#test/support/states.ts';

type Container = Readonly<Record<string, unknown>> & Readonly<{ name: string }>;
const INIT = { name: 'istio-init' };
const APP = { name: 'app' };
const PROXY = { name: 'istio-proxy' };
const REFUSED = 'dial tcp: connect to db:5432: Connection refused';

const waitingIn = (
  initContainers: readonly Container[],
  containers: readonly Container[] = [{ name: 'web' }, PROXY],
  annotations: object = {},
) => {
  const pod = unreadyPod(9);
  const statusOf = ({ name }: Container) => {
    const state = name === APP.name ? { running: { startedAt: ago(9) } } : { terminated: {} };
    return { name, state, ready: false, restartCount: 0, image: '', imageID: '' };
  };
  const init = [{ type: 'Initialized', status: 'False', lastTransitionTime: ago(9) }];
  const conditions = [...(pod.status?.conditions ?? []), ...init];
  return owned(
    {
      ...pod,
      metadata: { ...pod.metadata, annotations },
      spec: { ...pod.spec, initContainers, containers },
      status: {
        ...pod.status,
        phase: 'Pending',
        conditions,
        initContainerStatuses: initContainers.map(statusOf),
        containerStatuses: [],
      },
    } as unknown as Resource<'Pod'>,
    { kind: 'apps/StatefulSet', name: 'web' },
  );
};
const claims = (pod: Resource, text = REFUSED, set: Resource = workload('apps/StatefulSet', 1)) =>
  claimsAbout(pod, initBeforeProxy, cluster([pod, set], [], [logOf(text, 'current', 'web-1')]));

it('finds an init container behind the redirection of a proxy that has not started', () => {
  const found = claims(waitingIn([INIT, APP]));

  expect(found).toMatchObject([
    {
      subject: { kind: 'apps/StatefulSet', name: 'web' },
      params: {
        container: 'app',
        proxy: 'istio-proxy',
        redirector: 'istio-init',
        peer: 'db:5432',
        at: 'spec.template.metadata.labels',
      },
      strength: 'fits',
    },
  ]);
  expect(advised(initBeforeProxy, found)).toContain('native sidecar');
});

it.each([
  ['istio-cni', [{ name: 'istio-validation' }, APP], [PROXY]],
  ['Linkerd', [{ name: 'linkerd-init' }, APP], [{ name: 'linkerd-proxy' }]],
  [
    'Linkerd with its CNI',
    [{ name: 'linkerd-network-validator' }, APP],
    [{ name: 'linkerd-proxy' }],
  ],
  ['Kuma', [{ name: 'kuma-init' }, APP], [{ name: 'kuma-sidecar' }]],
])('knows the redirection of %s', (_, init, containers) => {
  expect(claims(waitingIn(init, containers))).toHaveLength(1);
});

it('advises what the mesh itself goes by', () => {
  const kuma = claims(waitingIn([{ name: 'kuma-init' }, APP], [{ name: 'kuma-sidecar' }]));

  expect(advised(initBeforeProxy, kuma)).toContain('`kuma.io/sidecar-injection: disabled`');
  expect(advised(initBeforeProxy, kuma)).toContain('user 5678');
});

it('tells that an owner asks for no proxy where nobody reads it', () => {
  const made = workload('apps/StatefulSet', 1);
  const annotations = { 'sidecar.istio.io/inject': 'false' };
  const set = { ...made, metadata: { ...made.metadata, annotations } } as Resource;

  expect(claims(waitingIn([INIT, APP]), REFUSED, set)).toMatchObject([
    { params: { misplaced: 'StatefulSet web' } },
  ]);
});

it.each([
  ['runs before the redirection', waitingIn([APP, INIT])],
  ['is the redirection itself', waitingIn([{ ...INIT, name: 'app' }])],
  ['has the proxy beside it', waitingIn([INIT, { ...PROXY, restartPolicy: 'Always' }, APP], [])],
  ['is in no mesh', waitingIn([APP], [{ name: 'web' }])],
  [
    'runs as the user of the proxy',
    waitingIn([INIT, { ...APP, securityContext: { runAsUser: 1337 } }]),
  ],
  [
    'may be left out',
    waitingIn([INIT, APP], undefined, {
      'traffic.sidecar.istio.io/excludeOutboundPorts': '5432',
    }),
  ],
])('is silent of an init container that %s', (_, pod) => {
  expect(claims(pod)).toEqual([]);
});

it('is silent of one that fails for another reason', () => {
  expect(claims(waitingIn([INIT, APP]), 'password authentication failed for user "a"')).toEqual([]);
});
