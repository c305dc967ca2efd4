import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { outsideMesh } from '#src/knowledge/causes/network/outside-mesh.ts';
import { strictMtls } from '#src/knowledge/causes/network/strict-mtls.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { inMesh, injector, rule, space } from '#test/support/mesh.ts';
import { specified } from '#test/support/objects.ts';
import { service, servingPod } from '#test/support/services.ts';

const [OF_DEFAULT, OF_1_22] = [injector('enabled'), injector('1-22')];
const [strict, ofMesh] = ['shop', 'istio-system'].map((namespace) =>
  specified(
    'security.istio.io/PeerAuthentication',
    'default',
    { mtls: { mode: 'STRICT' } },
    namespace,
  ),
) as [Resource, Resource];

describe('network/outside-mesh of a call that fails', () => {
  const RESET =
    'Get "http://api:80/": read tcp 10.0.0.5:4021->10.96.0.7:80: connection reset by peer';
  const TLS =
    'GET http://api:80/ 503: upstream connect error or disconnect/reset before headers. reset reason: remote connection failure, transport failure reason: TLS_error: WRONG_VERSION_NUMBER';
  const api = servingPod('api-1');

  function called(said: string, peer: Resource, from: boolean, more: readonly Resource[]) {
    const { caller, logs } = crashing(said, 'http://api:80');
    const pod = from ? inMesh(caller) : caller;
    const claims = claimsAbout(
      pod,
      outsideMesh,
      cluster([pod, peer, service('api'), ...more], [], logs),
    );
    return claims.filter(({ evidence }) => evidence.some(({ source }) => source === 'log'));
  }

  it('leads to the namespace of a caller that was to have a sidecar', () => {
    const gone = space({ 'istio.io/rev': '1-20' });

    expect(called(RESET, inMesh(api), false, [gone, strict, OF_1_22])).toMatchObject([
      {
        subject: { kind: 'Namespace', name: 'shop' },
        params: { is: 'unserved' },
        strength: 'entails',
      },
    ]);
  });

  it('leads to the namespace of a callee that was to have a sidecar', () => {
    const objects = [space({}), rule({ mode: 'ISTIO_MUTUAL' }, 'api', 'api'), OF_DEFAULT];

    expect(called(TLS, api, true, objects)).toMatchObject([
      { params: { pod: 'api-1', is: 'missing', service: 'api' } },
    ]);
    expect(called(TLS, inMesh(api), true, objects)).toEqual([]);
  });

  it('leads there by a rule of the whole mesh as well, as somebody calls', () => {
    const ofAll = rule({ mode: 'ISTIO_MUTUAL' }, 'default', '*.local', {
      namespace: 'istio-system',
    });

    expect(called(TLS, api, true, [space({}), ofAll, OF_DEFAULT])).toMatchObject([
      { params: { pod: 'api-1', is: 'missing', by: 'istio-system/default' } },
    ]);
  });

  it('leaves a caller that belongs to no mesh to the policy', () => {
    const { caller, logs } = crashing(RESET, 'http://api:80');
    const objects = [caller, inMesh(api), service('api'), space({}), ofMesh, OF_DEFAULT];

    expect(claimsAbout(caller, outsideMesh, cluster(objects, [], logs))).toEqual([]);
    expect(claimsAbout(caller, strictMtls, cluster(objects, [], logs))).toHaveLength(1);
  });
});
