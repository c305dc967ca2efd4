import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { permitsPeer } from '#src/readings/policies/cilium-policy.ts';
import { peerOf } from '#src/readings/policies/policy-peers.ts';
import { rulingOf } from '#src/readings/policies/policy-rulings.ts';
import { openWorld } from '#src/world/open-world.ts';
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
