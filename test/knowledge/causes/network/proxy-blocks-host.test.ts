import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { proxyBlocksHost } from '#src/knowledge/causes/network/proxy-blocks-host.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { inMesh } from '#test/support/mesh.ts';
import { labelled, logOf, specified } from '#test/support/objects.ts';
import { unreadyPod } from '#test/support/states.ts';

const blocked = (host: string, how = '- block_all') =>
  `[2026-01-01T11:59:12Z] "GET /health HTTP/1.1" 502 - direct_response - "-" 0 0 0 - "-" "Go-http-client/1.1" "a1-5" "${host}" "-" - - 10.96.0.9:80 10.244.1.4:5512 ${how}`;
const PAY = 'pay.bank.svc.cluster.local';
const pay = specified('Service', 'pay', { ports: [{ port: 80 }] }, 'bank');
const web = labelled(inMesh(unreadyPod(10)), { app: 'web' });

const sidecar = (hosts: readonly string[], labels?: object): Resource =>
  specified('networking.istio.io/Sidecar', 'default', {
    egress: [{ hosts }],
    ...(labels && { workloadSelector: { labels } }),
  });

function about(text: string, ...others: readonly Resource[]) {
  const log = { ...logOf(text, 'current', web.metadata?.name), container: 'istio-proxy' };
  return claimsAbout(web, proxyBlocksHost, cluster([web, ...others], [], [log]));
}

it('names the Sidecar that does not let the namespace of a Service be known', () => {
  const [claim] = about(blocked(PAY), pay, sidecar(['./*', 'istio-system/*']));

  expect(claim).toMatchObject({
    subject: { kind: 'networking.istio.io/Sidecar', name: 'default' },
    params: {
      host: PAY,
      service: { about: { namespace: 'bank' } },
      hosts: ['./*', 'istio-system/*'],
    },
    evidence: [{ source: 'log' }, { path: '/spec/egress/0/hosts/0', quote: './*' }],
    strength: 'fits',
  });
  expect(claim && adviceOn(proxyBlocksHost, claim)?.text).toContain('`bank/*`');
});

it('advises a ServiceEntry for a host that no Service has', () => {
  const [claim] = about(blocked('api.example.com'), sidecar(['./*']));

  expect(claim).toMatchObject({ params: { host: 'api.example.com' } });
  expect(claim && adviceOn(proxyBlocksHost, claim)?.text).toContain('ServiceEntry');
});

it.each<[string, string, Resource[]]>([
  ['a Sidecar that names the namespace', blocked(PAY), [pay, sidecar(['bank/*'])]],
  ['one that names all', blocked(PAY), [pay, sidecar(['*/*'])]],
  ['one for other pods', blocked(PAY), [pay, sidecar(['./*'], { app: 'cart' })]],
  ['no Sidecar', blocked(PAY), [pay]],
  ['a peer that answers 502 itself', blocked(PAY, '- default'), [pay, sidecar(['./*'])]],
])('stays silent for %s', (_, text, others) => {
  expect(about(text, ...others)).toEqual([]);
});

it('takes nothing for the present that was written long before', () => {
  expect(
    about(`${blocked(PAY)}\n${`${blocked('x', '- default')}\n`.repeat(50)}`, pay, sidecar(['./*'])),
  ).toEqual([]);
});
