import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { strictMtls } from '#src/knowledge/causes/network/strict-mtls.ts';
import { advised } from '#test/support/advised.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, logOf, specified } from '#test/support/objects.ts';
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

  describe('for a pod that calls a Service', () => {
    const NAMED = 'read tcp 10.244.0.5:4021->10.96.0.7:80: read: connection reset by peer';
    const caller = labelled(crashing('', 'http://web:80').caller, { app: 'batch' });

    function called(said: string, peers: readonly Resource[], targetPort: string | number = 8080) {
      const { logs } = crashing(said, 'http://web:80');
      const web80 = service('web', { ports: [{ port: 80, targetPort }] });
      return claimsAbout(caller, strictMtls, cluster([caller, web80, strict, ...peers], [], logs));
    }

    it('is certain where the log names the peer', () => {
      expect(called(`Get "http://web:80/": ${NAMED}`, [meshed])).toMatchObject([
        { params: { peer: 'web-1', port: 8080 }, strength: 'entails' },
      ]);
    });

    it('is less sure where only the settings name it, or some of its pods are outside of the mesh', () => {
      const outside = servingPod('web-2');
      const logs = [logOf('Error: socket hang up')];
      const objects = [caller, service('web'), strict, meshed];

      expect(claimsAbout(caller, strictMtls, cluster(objects, [], logs))).toMatchObject([
        { strength: 'fits' },
      ]);
      expect(called(`Get "http://web:80/": ${NAMED}`, [meshed, outside])).toMatchObject([
        { strength: 'fits' },
      ]);
    });

    it('follows a named target port', () => {
      const ports = [{ name: 'http', containerPort: 8080 }];
      const named = {
        ...meshed,
        spec: { containers: [{ name: 'app', ports }, { name: 'istio-proxy' }] },
      };

      expect(called(`Get "http://web:80/": ${NAMED}`, [named], 'http')).toMatchObject([
        { params: { port: 8080 } },
      ]);
      expect(called(`Get "http://web:80/": ${NAMED}`, [meshed], 'http')).toEqual([]);
    });
  });

  it('advises an exception for one port of one workload', () => {
    const said = advised(strictMtls, about([strict]));

    expect(said).toContain('selector: { matchLabels: { app: web } }');
    expect(said).toContain('portLevelMtls: { "8080": { mode: PERMISSIVE } }');
  });
});
