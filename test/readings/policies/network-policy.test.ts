import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { permits, restricts } from '#src/readings/policies/network-policy.ts';
import type { Peer } from '#src/readings/policies/policy-peers.ts';
import { specified } from '#test/support/objects.ts';

type Spec = NonNullable<Resource<'networking.k8s.io/NetworkPolicy'>['spec']>;

const policy = (spec: Partial<Spec>) => {
  const podSelector = { matchLabels: { app: 'db' } };
  return specified('networking.k8s.io/NetworkPolicy', 'db', { podSelector, ...spec });
};
const labels = { app: 'web' };
const web = { is: 'pod', namespace: 'shop', labels, isOnHostNetwork: false, ports: {} } as const;
const at = { protocol: 'TCP', port: 8080 } as const;
const fromWeb = { from: [{ podSelector: { matchLabels: labels } }] };
const toApi = { to: [{ podSelector: { matchLabels: { app: 'api' } } }] };

it('holds a call against the peers of its own direction only', () => {
  const both = policy({ ingress: [fromWeb], egress: [toApi] });

  expect(permits(both, 'ingress', web, at, {})).toBe('yes');
  expect(permits(both, 'egress', web, at, {})).toBe('no');
});

it.each([
  [{}, 'ingress', true],
  [{}, 'egress', false],
  [{ egress: [toApi] }, 'egress', true],
  [{ egress: [] }, 'egress', false],
  [{ policyTypes: ['Egress'] }, 'ingress', false],
  [{ policyTypes: ['Egress'] }, 'egress', true],
] as const)('with %j it restricts %s: %s', (spec, direction, is) => {
  const one = policy(spec as Partial<Spec>);

  expect(restricts(one, direction, { app: 'db' })).toBe(is);
  expect(restricts(one, direction, labels)).toBe(false);
});

it('without a selector it restricts all pods of its namespace', () => {
  const all = specified('networking.k8s.io/NetworkPolicy', 'db', {});

  expect(restricts(all, 'ingress', labels)).toBe(true);
});

describe('the ports of a rule', () => {
  it.each<[object, string]>([
    [{ port: 8080 }, 'yes'],
    [{ port: '8080' }, 'yes'],
    [{ port: 8081 }, 'no'],
    [{ port: 8079 }, 'no'],
    [{}, 'yes'],
    [{ protocol: 'UDP' }, 'no'],
    [{ protocol: 'TCP', port: 8080 }, 'yes'],
    [{ port: 8080, endPort: 8090 }, 'yes'],
    [{ port: 8000, endPort: 8080 }, 'yes'],
    [{ port: 8000, endPort: 8079 }, 'no'],
    [{ port: 8081, endPort: 8090 }, 'no'],
    [{ port: 'http' }, 'yes'],
    [{ port: 'admin' }, 'no'],
    [{ port: 'h2' }, 'no'],
    [{ port: '2nd' }, 'yes'],
    [{ port: 'v2' }, 'yes'],
  ])('%j: %s', (port, is) => {
    const named = { http: 8080, '2nd': 8080, v2: 8080, admin: 9090 };

    expect(permits(policy({ ingress: [{ ports: [port] }] }), 'ingress', web, at, named)).toBe(is);
  });

  it('have a name that nobody knows where the pod was not seen', () => {
    const named = policy({ ingress: [{ ports: [{ port: 'http' }] }] });

    expect(permits(named, 'ingress', web, at, undefined)).toBe('maybe');
  });

  it('are all where there are none, and one of them is enough', () => {
    const with8080 = [{ port: 80 }, { port: 8080 }];

    expect(permits(policy({ ingress: [{ ports: [] }] }), 'ingress', web, at, {})).toBe('yes');
    expect(permits(policy({ ingress: [{ ports: with8080 }] }), 'ingress', web, at, {})).toBe('yes');
    expect(
      permits(policy({ ingress: [{ ports: with8080, from: [] }] }), 'ingress', web, at, {}),
    ).toBe('yes');
  });
});

describe('the peers of a rule', () => {
  const pod: Peer = { ...web, namespaceLabels: { team: 'shop' }, address: '10.244.0.7' };
  const { namespaceLabels: _, ...unknownLabels } = pod;
  const peers: readonly Peer[] = [
    pod,
    { ...pod, namespace: 'bank', namespaceLabels: { team: 'bank' } },
    { ...unknownLabels, namespace: 'bank' },
    { ...pod, isOnHostNetwork: true },
    { ...pod, isAssumed: true },
    { is: 'outside', address: '203.0.113.7' },
  ];
  const podSelector = { matchLabels: labels };
  const api = { matchLabels: { app: 'api' } };
  const shop = { matchLabels: { team: 'shop' } };

  it.each<[object, readonly string[]]>([
    [{ podSelector }, ['yes', 'no', 'no', 'maybe', 'yes', 'no']],
    [{ podSelector: api }, ['no', 'no', 'no', 'maybe', 'maybe', 'no']],
    [{ namespaceSelector: shop }, ['yes', 'no', 'maybe', 'maybe', 'yes', 'no']],
    [{ namespaceSelector: {} }, ['yes', 'yes', 'maybe', 'maybe', 'yes', 'no']],
    [{ podSelector, namespaceSelector: shop }, ['yes', 'no', 'maybe', 'maybe', 'yes', 'no']],
    [{ podSelector: api, namespaceSelector: shop }, ['no', 'no', 'no', 'maybe', 'maybe', 'no']],
  ])(
    '%j: in turn the pod, of another namespace, of one not known, on a host, assumed, none',
    (peer, are) => {
      const one = policy({ ingress: [{ from: [peer] }] });

      expect(peers.map((by) => permits(one, 'ingress', by, at, {}))).toEqual(are);
    },
  );
});

describe('a block of addresses', () => {
  const at7: Peer = { is: 'outside', address: '203.0.113.7' };
  const nowhere: Peer = { is: 'outside' };
  const pod: Peer = { ...web, address: '203.0.113.7' };

  it.each<[object, readonly [at7: string, nowhere: string, pod: string]]>([
    [{ cidr: '0.0.0.0/0' }, ['yes', 'yes', 'maybe']],
    [{ cidr: '::/0' }, ['yes', 'yes', 'maybe']],
    [{ cidr: '0.0.0.0/0', except: ['203.0.113.0/24'] }, ['no', 'maybe', 'no']],
    [{ cidr: '0.0.0.0/0', except: ['10.0.0.0/8'] }, ['yes', 'maybe', 'maybe']],
    [{ cidr: '0.0.0.0/0', except: ['2001:db8::/32'] }, ['maybe', 'maybe', 'maybe']],
    [{ cidr: '203.0.113.0/24' }, ['yes', 'maybe', 'maybe']],
    [{ cidr: '203.0.113.7/32' }, ['yes', 'maybe', 'maybe']],
    [{ cidr: '203.0.113.7' }, ['yes', 'maybe', 'maybe']],
    [{ cidr: '203.0.113.6' }, ['no', 'maybe', 'no']],
    [{ cidr: '203.0.113.6/32' }, ['no', 'maybe', 'no']],
    [{ cidr: '203.0.113.6/31' }, ['yes', 'maybe', 'maybe']],
    [{ cidr: '203.0.113.8/29' }, ['no', 'maybe', 'no']],
    [{ cidr: '2001:db8::/32' }, ['maybe', 'maybe', 'maybe']],
    [{ cidr: '203.0.113.256/24' }, ['maybe', 'maybe', 'maybe']],
    [{ cidr: '203.0.-113.7/24' }, ['maybe', 'maybe', 'maybe']],
    [{ cidr: '255.0.0.0/8' }, ['no', 'maybe', 'no']],
    [{ cidr: '203.0.113/24' }, ['maybe', 'maybe', 'maybe']],
  ])('%j', (ipBlock, are) => {
    const one = policy({ ingress: [{ from: [{ ipBlock } as never] }] });

    expect([at7, nowhere, pod].map((by) => permits(one, 'ingress', by, at, {}))).toEqual(are);
  });
});
