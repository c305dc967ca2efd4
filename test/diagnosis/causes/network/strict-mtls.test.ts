import { describe, expect, it } from '@jest/globals';

import { strictMtls } from '#src/diagnosis/causes/network/strict-mtls.ts';
import type { Resource } from '#src/domain/resource.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import {
  ingressLog,
  ingressNginx,
  ingressTo,
  service,
  servingPod,
  slice,
} from '#test/support/services.ts';

const UPSTREAM = 'while reading response header from upstream, upstream: "http://10.244.0.9:8080/"';
const RESET = `recv() failed (104: Connection reset by peer) ${UPSTREAM}`;
const REFUSED =
  'connect() failed (111: Connection refused) while connecting to upstream, upstream: "http://10.244.0.9:8080/"';
const web = servingPod('web-1');
const meshed = {
  ...web,
  spec: { containers: [...(web.spec?.containers ?? []), { name: 'istio-proxy' }] },
};
const ingress = ingressTo('web', 80);
const listed = {
  ...slice('web', { 'web-1': 'ready' }),
  endpoints: [{ addresses: ['10.244.0.9'] }],
};
const [ingressClass, controller] = ingressNginx();
const strict = policy('default', { mtls: { mode: 'STRICT' } });

function policy(name: string, spec: object, namespace = 'shop'): Resource {
  return specified('security.istio.io/PeerAuthentication', name, spec, namespace);
}

function about(
  policies: readonly Resource[],
  said = RESET,
  peer: Resource<'Pod'> = meshed,
  caller: Resource<'Pod'> = controller,
) {
  const objects = [ingress, service('web'), listed, ingressClass, caller, peer, ...policies];
  return claimsAbout(ingress, strictMtls, cluster(objects, [], [ingressLog(said, said)]));
}

describe('strict-mtls', () => {
  it('finds the policy of the namespace that shuts out an ingress controller', () => {
    expect(about([strict])).toMatchObject([
      {
        subject: { namespace: 'shop', name: 'default' },
        params: { caller: 'proxy-1', peer: 'web-1', port: 8080, isWide: true },
        strength: 'entails',
      },
    ]);
  });

  it('finds the policy of the mesh', () => {
    const root = policy('default', { mtls: { mode: 'STRICT' } }, 'istio-system');

    expect(about([root])).toMatchObject([{ subject: { namespace: 'istio-system' } }]);
  });

  it.each([
    [
      'an exception for the workload',
      [
        strict,
        policy('web', { selector: { matchLabels: { app: 'web' } }, mtls: { mode: 'PERMISSIVE' } }),
      ],
    ],
    [
      'an exception for the port',
      [
        policy('web', {
          selector: { matchLabels: { app: 'web' } },
          mtls: { mode: 'STRICT' },
          portLevelMtls: { '8080': { mode: 'PERMISSIVE' } },
        }),
      ],
    ],
    ['a permissive namespace', [policy('default', { mtls: { mode: 'PERMISSIVE' } })]],
    ['no policy', []],
  ])('stays silent for %s', (_, policies) => {
    expect(about(policies)).toEqual([]);
  });

  it('stays silent for a refused connection', () => {
    expect(about([strict], REFUSED)).toEqual([]);
  });

  it('stays silent for a peer outside of the mesh, and for a caller inside', () => {
    const inside = {
      ...controller,
      spec: { containers: [...(controller.spec?.containers ?? []), { name: 'istio-proxy' }] },
    };

    expect(about([strict], RESET, web)).toEqual([]);
    expect(about([strict], RESET, meshed, inside)).toEqual([]);
  });
});
