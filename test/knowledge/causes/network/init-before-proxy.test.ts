import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { initBeforeProxy } from '#src/knowledge/causes/network/init-before-proxy.ts';
import { adviceOn } from '#test/support/advised.ts';
import { initialising } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';

type Parts = Readonly<{
  redirects?: string;
  proxy?: string;
  isAfter?: boolean;
  isNative?: boolean;
  user?: number;
  annotations?: Readonly<Record<string, string>>;
}>;

const REFUSED = 'dial tcp 10.96.7.7:5432: connect: connection refused';

function about(said: string, parts: Parts = {}) {
  const { redirects = 'istio-init', proxy = 'istio-proxy', isAfter, isNative, user } = parts;
  const [caller, log] = initialising(said);
  const wait = { name: 'wait', ...(user && { securityContext: { runAsUser: user } }) };
  const native = isNative ? [{ name: proxy, restartPolicy: 'Always' }] : [];
  const inits = isAfter ? [wait, { name: redirects }] : [{ name: redirects }, ...native, wait];
  const on: Resource<'Pod'> = {
    ...caller,
    metadata: { ...caller.metadata, annotations: parts.annotations ?? {} },
    spec: {
      ...caller.spec,
      initContainers: inits,
      containers: [{ name: 'app' }, ...(isNative ? [] : [{ name: proxy }])],
    },
  };
  return claimsAbout(on, initBeforeProxy, cluster([on], [], [log]));
}

describe('init-before-proxy', () => {
  it.each<[string, string, Parts]>([
    ['Istio', REFUSED, {}],
    ['Linkerd', REFUSED, { redirects: 'linkerd-init', proxy: 'linkerd-proxy' }],
    ['Kuma', REFUSED, { redirects: 'kuma-init', proxy: 'kuma-sidecar' }],
    ['a reset', 'read tcp 10.1.1.1:1->10.1.1.2:2: read: connection reset by peer', {}],
  ])('blames the order of the containers: %s', (_, said, parts) => {
    const [claim] = about(said, parts);

    expect(claim).toMatchObject({ params: { container: 'wait' }, strength: 'fits' });
    expect(claim && adviceOn(initBeforeProxy, claim)?.text).toContain('mesh');
  });

  it.each<[string, string, Parts]>([
    ['an init container that runs before the redirection', REFUSED, { isAfter: true }],
    ['a native sidecar, which runs by then', REFUSED, { isNative: true }],
    ['a pod outside of the mesh', REFUSED, { proxy: 'metrics' }],
    ['the user of the proxy', REFUSED, { user: 1337 }],
    [
      'a port that is left out',
      REFUSED,
      { annotations: { 'traffic.sidecar.istio.io/excludeOutboundPorts': '3306,5432' } },
    ],
    ['the pod itself as the peer', 'dial tcp 127.0.0.1:5432: connect: connection refused', {}],
    ['a name that is not known', 'dial tcp: lookup db: no such host', {}],
    ['another failure', 'panic: no rate for KRW', {}],
  ])('stays silent for %s', (_, said, parts) => {
    expect(about(said, parts)).toEqual([]);
  });
});
