import { describe, expect, it } from '@jest/globals';

import type { CiliumRule } from '#src/domain/cilium-policy.ts';
import type { Resource } from '#src/domain/resource.ts';
import { openWorld } from '#src/world/open-world.ts';
import {
  forbidsPeer,
  isSelected,
  permitsPeer,
  restrictsPod,
  type Connection,
} from '#src/world/readings/policies/cilium-policy.ts';
import { peerOf, type Peer } from '#src/world/readings/policies/policy-peers.ts';
import { rulingOf } from '#src/world/readings/policies/policy-rulings.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, named, specified } from '#test/support/objects.ts';
import { servingPod } from '#test/support/services.ts';

const [db, web] = [servingPod('db-0'), servingPod('web-1')];

/** Whether one pod may call port 8080 of the other by a policy with this one rule, beside others. */
function ruled(rule: object, others: readonly Resource[] = []) {
  const endpointSelector = { matchLabels: { app: 'db' } };
  const spec = { endpointSelector, ingress: [rule] };
  const policy = specified('cilium.io/CiliumNetworkPolicy', 'db', spec);
  const { world } = openWorld(cluster([db, web, policy, ...others]));
  const port = { protocol: 'TCP', port: 8080 } as const;
  return rulingOf(db, 'ingress', peerOf(web, world), port, world);
}
const ruling = (rule: object) => ruled(rule).is;

describe('the port of a rule of Cilium', () => {
  it.each([
    ['itself', { port: '8080' }, 'allowed'],
    ['itself, of its protocol', { port: '8080', protocol: 'tcp' }, 'allowed'],
    ['itself, of any protocol', { port: '8080', protocol: 'ANY' }, 'allowed'],
    ['itself, of another protocol', { port: '8080', protocol: 'UDP' }, 'denied'],
    ['all of them', { port: '0' }, 'allowed'],
    ['all of them, by saying none', {}, 'allowed'],
    ['another', { port: '8081' }, 'denied'],
    ['a range that ends with it', { port: '8000', endPort: 8080 }, 'allowed'],
    ['a range that ends before it', { port: '8000', endPort: 8079 }, 'denied'],
    ['a range that begins after it', { port: '8081', endPort: 9000 }, 'denied'],
    ['a range without an end', { port: '8080', endPort: 0 }, 'allowed'],
    ['a name that the pod does not give', { port: 'metrics' }, 'denied'],
  ])('is %s: %j is %s', (_, port, is) => {
    expect(ruling({ fromEndpoints: [{}], toPorts: [{ ports: [port] }] })).toBe(is);
  });
});

it('a rule of Cilium without ports holds all of them', () => {
  expect(ruling({ fromEndpoints: [{}] })).toBe('allowed');
  expect(ruling({ fromEndpoints: [{}], toPorts: [{}] })).toBe('allowed');
  expect(ruling({ fromEndpoints: [{}], toPorts: [{ ports: [] }] })).toBe('allowed');
  expect(ruling({ fromEndpoints: [{}], icmps: [{}] })).toBe('denied');
});

describe('the entities of a rule of Cilium', () => {
  it.each([
    ['all', 'allowed'],
    ['cluster', 'allowed'],
    ['world', 'denied'],
    ['world-ipv4', 'denied'],
    ['host', 'denied'],
  ])('hold a pod: %s is %s', (entity, is) => {
    expect(ruling({ fromEntities: [entity] })).toBe(is);
  });
});

it('a ruling names the policies that restrict the pod, and no others', () => {
  const plain = (name: string, app: string) =>
    specified('networking.k8s.io/NetworkPolicy', name, { podSelector: { matchLabels: { app } } });

  expect(ruled({}, [plain('plain', 'db'), plain('cart', 'cart')])).toMatchObject({
    direction: 'ingress',
    by: [
      { kind: 'networking.k8s.io/NetworkPolicy', name: 'plain' },
      { kind: 'cilium.io/CiliumNetworkPolicy', name: 'db' },
    ],
  });
});

describe('the endpoints of a rule of Cilium', () => {
  const app = { app: 'web' };
  const by = (
    matchLabels: object,
    policyIn: string | undefined,
    others: readonly Resource[] = [],
  ) => {
    const { world } = openWorld(cluster([web, ...others]));
    const port = { protocol: 'TCP', port: 8080 } as const;
    const ingress = [{ fromEndpoints: [{ matchLabels: { ...matchLabels } }] }];
    const to = { peer: peerOf(web, world), port, named: undefined, namespace: policyIn };
    return permitsPeer({ ingress }, 'ingress', to);
  };

  it.each<[string, object, string | undefined, string]>([
    ['of its own namespace', app, 'shop', 'yes'],
    ['of no other namespace that it does not name', app, 'bank', 'no'],
    ['of all namespaces, of a policy of the cluster', app, undefined, 'yes'],
    ['of a namespace that it names', { 'k8s:io.kubernetes.pod.namespace': 'shop' }, 'bank', 'yes'],
    ['of no other than it names', { 'io.kubernetes.pod.namespace': 'bank' }, 'bank', 'no'],
  ])('are pods %s', (_, labels, namespace, is) => {
    expect(by(labels, namespace)).toBe(is);
  });

  it.each([
    ['has', [labelled(named('Namespace', 'shop', ''), { team: 'shop' })], 'yes'],
    ['does not have', [named('Namespace', 'shop', '')], 'no'],
    ['may have, as nobody has read it', [], 'maybe'],
  ])('are told by labels that their namespace %s', (_, others, is) => {
    expect(by({ 'io.cilium.k8s.namespace.labels.team': 'shop' }, 'bank', others)).toBe(is);
  });
});

const NEAR = { is: 'pod', namespace: 'shop', isOnHostNetwork: false, ports: {} } as const;
const POD: Peer = { ...NEAR, labels: { app: 'web' }, namespaceLabels: { team: 'shop' } };
const ON_HOST: Peer = { ...POD, isOnHostNetwork: true };
const ASSUMED: Peer = { ...POD, isAssumed: true };
const OUTSIDE: Peer = { is: 'outside', address: '1.2.3.4' };
const AT_8080 = { port: { protocol: 'TCP', port: 8080 }, named: {}, namespace: 'shop' } as const;
const calls = (peer: Peer, more: Partial<Connection> = {}): Connection => ({
  ...AT_8080,
  peer,
  ...more,
});

describe('who is meant by a rule of Cilium', () => {
  const web = { matchLabels: { app: 'web' } };
  const api = { matchLabels: { app: 'api' } };

  it.each<[CiliumRule, readonly [pod: string, onHost: string, assumed: string, outside: string]]>([
    [{ fromEndpoints: [web] }, ['yes', 'maybe', 'yes', 'no']],
    [{ fromEndpoints: [api] }, ['no', 'maybe', 'maybe', 'no']],
    [{ fromEndpoints: [api, web] }, ['yes', 'maybe', 'yes', 'no']],
    [{ fromEndpoints: [] }, ['no', 'no', 'no', 'no']],
    [
      { fromEndpoints: [{ matchLabels: { 'reserved:host': '' } }] },
      ['maybe', 'maybe', 'maybe', 'no'],
    ],
    [
      { fromEndpoints: [{ matchExpressions: [{ key: 'any:app', operator: 'Exists' }] }] },
      ['yes', 'maybe', 'yes', 'no'],
    ],
    [
      { fromEndpoints: [{ matchExpressions: [{ key: 'reserved:init', operator: 'Exists' }] }] },
      ['maybe', 'maybe', 'maybe', 'no'],
    ],
    [{ fromEntities: ['all'] }, ['yes', 'yes', 'yes', 'yes']],
    [{ fromEntities: ['cluster'] }, ['yes', 'yes', 'yes', 'maybe']],
    [{ fromEntities: ['world'] }, ['no', 'no', 'no', 'yes']],
    [{ fromEntities: ['world-ipv4'] }, ['no', 'no', 'no', 'yes']],
    [{ fromEntities: ['host'] }, ['no', 'maybe', 'maybe', 'maybe']],
    [{ fromEntities: ['host', 'cluster'] }, ['yes', 'yes', 'yes', 'maybe']],
    [{ fromCIDR: ['10.0.0.0/8'] }, ['no', 'maybe', 'no', 'maybe']],
    [{ fromCIDRSet: [{}] }, ['no', 'maybe', 'no', 'maybe']],
    [{ fromGroups: [{}] }, ['no', 'maybe', 'no', 'maybe']],
    [{ fromNodes: [{}] }, ['no', 'maybe', 'no', 'maybe']],
    [{ fromEndpoints: [web], fromCIDR: ['10.0.0.0/8'] }, ['yes', 'maybe', 'yes', 'maybe']],
    [{ fromEndpoints: [web], fromRequires: [api] }, ['maybe', 'maybe', 'maybe', 'maybe']],
    [{ toEndpoints: [web] }, ['no', 'no', 'no', 'no']],
    [{}, ['no', 'no', 'no', 'no']],
    [{ toPorts: [{}] }, ['yes', 'yes', 'yes', 'yes']],
  ])('%j', (rule, are) => {
    const spec = { ingress: [rule], ingressDeny: [rule] };
    const peers = [POD, ON_HOST, ASSUMED, OUTSIDE];

    expect(peers.map((peer) => permitsPeer(spec, 'ingress', calls(peer)))).toEqual(are);
    expect(peers.map((peer) => forbidsPeer(spec, 'ingress', calls(peer)))).toEqual(are);
    expect(peers.map((peer) => permitsPeer(spec, 'egress', calls(peer)))).not.toContain('yes');
  });

  it.each<[CiliumRule, readonly [pod: string, outside: string]]>([
    [{ toEndpoints: [web] }, ['yes', 'no']],
    [{ toEndpoints: [api] }, ['no', 'no']],
    [{ toEntities: ['world'] }, ['no', 'yes']],
    [{ toFQDNs: [{}] }, ['no', 'maybe']],
    [{ toCIDR: ['10.0.0.0/8'] }, ['no', 'maybe']],
    [{ toServices: [{}] }, ['maybe', 'maybe']],
    [{ toRequires: [{}] }, ['maybe', 'maybe']],
    [{ fromEndpoints: [web] }, ['no', 'no']],
  ])('of those that are called: %j', (rule, are) => {
    const spec = { egress: [rule], egressDeny: [rule] };

    expect([POD, OUTSIDE].map((peer) => permitsPeer(spec, 'egress', calls(peer)))).toEqual(are);
    expect([POD, OUTSIDE].map((peer) => forbidsPeer(spec, 'egress', calls(peer)))).toEqual(are);
  });
});

it('the name of a port is decided where the ports of the pod are known', () => {
  const by = (named: Connection['named'], port = 'http') =>
    permitsPeer(
      { ingress: [{ toPorts: [{ ports: [{ port }] }] }] },
      'ingress',
      calls(POD, { named }),
    );

  expect([by({ http: 8080 }), by({ http: 80 }), by(undefined)]).toEqual(['yes', 'no', 'maybe']);
  expect([by({ v2: 8080 }, 'v2'), by({ '2nd': 8080 }, '2nd')]).toEqual(['yes', 'yes']);
});

describe('the pods that a policy of Cilium is about', () => {
  const pod = { namespace: 'shop', labels: { app: 'db' }, namespaceLabels: { team: 'shop' } };
  const selecting = (matchLabels: Record<string, string>) => ({
    endpointSelector: { matchLabels },
  });

  it.each<[string, Parameters<typeof isSelected>[0], string | undefined, boolean]>([
    ['are those that it selects', selecting({ 'k8s:app': 'db' }), 'shop', true],
    ['are no others', selecting({ app: 'web' }), 'shop', false],
    ['are none of another namespace', selecting({ app: 'db' }), 'bank', false],
    ['are of any namespace, where it is of the cluster', selecting({ app: 'db' }), undefined, true],
    [
      'may be those of namespaces with a label',
      selecting({ 'io.cilium.k8s.namespace.labels.team': 'shop' }),
      undefined,
      true,
    ],
    ['are none where it selects nodes', { nodeSelector: {} }, undefined, false],
  ])('%s', (_, spec, namespace, is) => {
    expect(isSelected(spec, pod, namespace)).toBe(is);
    expect(restrictsPod({ ...spec, ingress: [{}] }, 'ingress', pod, namespace)).toBe(is);
  });

  it.each([
    [{ ingress: [{}] }, [true, false]],
    [{ ingressDeny: [{}] }, [true, false]],
    [{ egressDeny: [{}] }, [false, true]],
    [{ ingress: [], egress: [] }, [false, false]],
    [{ ingress: [{}], enableDefaultDeny: { ingress: false, egress: true } }, [false, true]],
  ])('are restricted by %j: %j', (rules, are) => {
    const spec = { ...selecting({ app: 'db' }), ...rules };

    expect(restrictsPod(spec, 'ingress', pod, 'shop')).toBe(are[0]);
    expect(restrictsPod(spec, 'egress', pod, 'shop')).toBe(are[1]);
  });
});
