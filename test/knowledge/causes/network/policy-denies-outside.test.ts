import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { policyDenies } from '#src/knowledge/causes/network/policy-denies.ts';
import { adviceOn } from '#test/support/advised.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';

function egress(to: readonly object[]): Resource {
  const spec = { podSelector: {}, policyTypes: ['Egress'], egress: [{ ports: [], to }] };
  return specified('networking.k8s.io/NetworkPolicy', 'egress', spec);
}

function fqdn(...rules: readonly object[]): Resource {
  const rule = { toFQDNs: [{ matchName: 'pay.example.com' }] };
  const spec = { endpointSelector: {}, egress: [rule, ...rules] };
  return specified('cilium.io/CiliumNetworkPolicy', 'names', spec);
}

/** Lets it ask the DNS of the cluster; by `rules` Cilium reads the answers. */
function asking(rules?: object): object {
  const toEndpoints = [{ matchLabels: { 'k8s-app': 'kube-dns' } }];
  return { toEndpoints, toPorts: [{ ports: [{ port: '53' }], ...(rules && { rules }) }] };
}

function about(said: string, policies: readonly Resource[]) {
  const { caller, logs } = crashing(said, 'mysql://db:3306');
  return claimsAbout(caller, policyDenies, cluster([caller, ...policies], [], logs));
}

const TIMEOUT = 'Failed to connect to pay.example.com port 443: Connection timed out';
const inside = egress([{ namespaceSelector: {} }]);

it('finds an egress policy that lets nothing out', () => {
  const permits = [{ peers: [{ pods: '', namespaces: '' }], ports: [] }];

  expect(about(TIMEOUT, [inside])).toMatchObject([
    {
      params: { direction: 'egress', peer: 'pay.example.com:443', permits },
      strength: 'fits',
    },
  ]);
});

it.each([
  ['lets all out', [egress([{ ipBlock: { cidr: '0.0.0.0/0' } }])]],
  ['may let it out', [egress([{ ipBlock: { cidr: '203.0.113.0/24' } }])]],
  ['names names, and reads what they stand for', [fqdn(asking({ dns: [{ matchPattern: '*' }] }))]],
])('stays silent for one that %s', (_, policies) => {
  expect(about(TIMEOUT, policies)).toEqual([]);
});

it('finds one that names names, and reads nowhere what they stand for', () => {
  const [claim] = about(TIMEOUT, [fqdn(asking())]);

  expect(claim).toMatchObject({
    params: { peer: 'pay.example.com:443', namesUnread: true },
    strength: 'fits',
  });
  expect(claim && adviceOn(policyDenies, claim)?.text).toContain('rules: { dns:');
});

it.each([
  ['203.0.113.9', [{ params: { peer: '203.0.113.9:443' } }]],
  ['10.1.2.3', []],
  ['172.20.0.1', []],
  ['192.168.3.4', []],
  ['100.64.0.9', []],
  ['169.254.169.254', []],
])('takes the address %s for one outside only where nothing inside may have it', (ip, is) => {
  const claims = about(`dial tcp ${ip}:443: i/o timeout`, [inside]);

  expect(claims).toHaveLength(is.length);
  expect(claims).toMatchObject(is);
});
