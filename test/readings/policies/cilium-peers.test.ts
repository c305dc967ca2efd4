import { describe, expect, it } from '@jest/globals';

import type { CiliumRule } from '#src/domain/cilium-policy.ts';
import {
  forbidsPeer,
  isSelected,
  permitsPeer,
  restrictsPod,
  type Connection,
} from '#src/readings/policies/cilium-policy.ts';
import type { Peer } from '#src/readings/policies/policy-peers.ts';

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
