import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { peerOf, type Peer, type Port } from '#src/readings/policies/policy-peers.ts';
import { rulingOf } from '#src/readings/policies/policy-rulings.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, named, specified } from '#test/support/objects.ts';
import { servingPod } from '#test/support/services.ts';

const db = servingPod('db-0');
const web = servingPod('web-1');
const at: Port = { protocol: 'TCP', port: 8080 };
const namespace = labelled(named('Namespace', 'shop', ''), { team: 'shop' });
const endpointSelector = { matchLabels: { app: 'db' } };

function policy(spec: object, name = 'db'): Resource {
  const podSelector = { matchLabels: { app: 'db' } };
  return specified('networking.k8s.io/NetworkPolicy', name, { podSelector, ...spec });
}

function cilium(spec: object): Resource {
  return specified('cilium.io/CiliumNetworkPolicy', 'db', { endpointSelector, ...spec });
}

function clusterwide(spec: object): Resource {
  const kind = 'cilium.io/CiliumClusterwideNetworkPolicy';
  return specified(kind, 'all', { endpointSelector, ...spec }, '');
}

function ruling(policies: readonly Resource[], forbidden: readonly string[] = []) {
  const { world } = openWorld(cluster([db, web, namespace, ...policies], forbidden));
  return rulingOf(db, 'ingress', peerOf(web, world), at, world).is;
}

describe('a ruling', () => {
  const http = { ports: [{ name: 'http', containerPort: 8080 }] };
  const byName = { ports: [{ port: 'http' }] };
  const seen = { is: 'pod', namespace: 'shop', labels: { app: 'web' }, isOnHostNetwork: false };

  function between(on: Resource<'Pod'>, to: Peer, policies: readonly Resource[]) {
    const { world } = openWorld(cluster([on, namespace, ...policies]));
    const direction = policies === incoming ? 'ingress' : 'egress';
    return rulingOf(on, direction, to, at, world).is;
  }
  const incoming = [policy({ ingress: [byName] })];
  const outgoing = [policy({ policyTypes: ['Egress'], egress: [byName] })];

  it('takes a named port for that of whoever is called', () => {
    const { world } = openWorld(cluster([]));
    const [bare, named] = [db, servingPod('db-0', 'ready', http)];
    const [from, to] = [peerOf(bare, world), peerOf(servingPod('web-1', 'ready', http), world)];

    expect(between(named, from, incoming)).toBe('allowed');
    expect(between(bare, to, incoming)).toBe('denied');
    expect(between(bare, to, outgoing)).toBe('allowed');
    expect(between(named, from, outgoing)).toBe('denied');
  });

  it('leaves the ports open of what nobody saw', () => {
    const assumed = { ...seen, ports: { http: 1 }, isAssumed: true } as Peer;

    expect(between(db, assumed, outgoing)).toBe('undecided');
    expect(between(db, { is: 'outside' }, outgoing)).toBe('undecided');
  });

  it('is not for policies where a pod is on the network of its node', () => {
    const plain = servingPod('db-0');
    const onHost = { ...plain, spec: { containers: [], ...plain.spec, hostNetwork: true } };
    const { world } = openWorld(cluster([onHost, web, namespace, policy({})]));

    expect(rulingOf(onHost, 'ingress', peerOf(web, world), at, world)).toEqual({
      is: 'undecided',
      direction: 'ingress',
      by: [],
    });
  });

  it('names the policies that restrict the pod, and no others', () => {
    const cart = { matchLabels: { app: 'cart' } };
    const elsewhere = specified('networking.k8s.io/NetworkPolicy', 'db', {}, 'bank');
    const silent = { ingress: [{}], enableDefaultDeny: { ingress: false } };
    const about = [policy({}), cilium({ ingress: [{}] }), clusterwide({ ingress: [{}] })];
    const others = [policy({ podSelector: cart }, 'cart'), elsewhere];
    const quiet = specified('cilium.io/CiliumNetworkPolicy', 'x', { endpointSelector, ...silent });
    const { world } = openWorld(cluster([db, web, namespace, ...about, ...others, quiet]));

    expect(rulingOf(db, 'ingress', peerOf(web, world), at, world)).toMatchObject({
      is: 'denied',
      by: [
        { kind: 'networking.k8s.io/NetworkPolicy', namespace: 'shop', name: 'db' },
        { kind: 'cilium.io/CiliumNetworkPolicy', namespace: 'shop', name: 'db' },
        { kind: 'cilium.io/CiliumClusterwideNetworkPolicy', name: 'all' },
      ],
    });
  });

  it('is not made of what policies about other pods permit or forbid', () => {
    const all = [{ fromEntities: ['all'] }];
    const cart = { endpointSelector: { matchLabels: { app: 'cart' } } };
    const open = policy({ podSelector: { matchLabels: { app: 'cart' } }, ingress: [{}] }, 'cart');

    expect(ruling([policy({}), open])).toBe('denied');
    expect(ruling([policy({}), cilium({ ...cart, ingress: all })])).toBe('denied');
    expect(ruling([cilium({ ...cart, ingressDeny: all })])).toBe('allowed');
  });

  it('is a denial wherever one forbids, and open where one may', () => {
    const denied = cilium({ ingressDeny: [{ fromEntities: ['all'] }] });
    const perhaps = cilium({
      ingress: [{ fromEntities: ['all'] }],
      ingressDeny: [{ fromRequires: [{}] }],
    });

    expect(ruling([denied], ['networkpolicies.networking.k8s.io'])).toBe('denied');
    expect(ruling([perhaps])).toBe('undecided');
    expect(ruling([], ['ciliumclusterwidenetworkpolicies.cilium.io'])).toBe('undecided');
  });
});

describe('a Cilium policy', () => {
  const was = { fromEndpoints: [{ matchLabels: { app: 'was' } }] };
  const its = { fromEndpoints: [{ matchLabels: { 'k8s:app': 'web' } }] };

  it('means the pods of its own namespace, unless it is cluster-wide', () => {
    const plain = servingPod('web-1');
    const far = { ...plain, metadata: { ...plain.metadata, namespace: 'bank' } };
    const fromFar = (one: Resource) => {
      const { world } = openWorld(cluster([db, far, namespace, one]));
      return rulingOf(db, 'ingress', peerOf(far, world), at, world).is;
    };

    expect(fromFar(cilium({ ingress: [its] }))).toBe('denied');
    expect(fromFar(clusterwide({ ingress: [its] }))).toBe('allowed');
    expect(fromFar(clusterwide({ ingress: [was] }))).toBe('denied');
  });

  it('may have several sets of rules', () => {
    const sets = { specs: [{ endpointSelector, ingress: [its] }] };
    const plain = named('cilium.io/CiliumNetworkPolicy', 'db');

    expect(ruling([{ ...plain, ...sets } as Resource])).toBe('allowed');
    expect(ruling([{ ...cilium({ ingress: [was] }), ...sets } as Resource])).toBe('allowed');
    expect(ruling([cilium({ ingress: [was] })])).toBe('denied');
  });
});

describe('names outside, which Cilium permits', () => {
  const names = { toFQDNs: [{ matchName: 'pay.example.com' }] };
  const dns = { toPorts: [{ ports: [{ port: '53' }], rules: { dns: [{ matchPattern: '*' }] } }] };
  const cart = { endpointSelector: { matchLabels: { app: 'cart' } } };

  function outside(...policies: readonly Resource[]) {
    const { world } = openWorld(cluster([db, namespace, ...policies]));
    return rulingOf(db, 'egress', { is: 'outside' }, at, world);
  }

  it.each([
    ['its own policy', [cilium({ egress: [names, dns] })]],
    ['a cluster-wide one', [cilium({ egress: [names] }), clusterwide({ egress: [dns] })]],
  ])('may be meant where %s has the answers of the DNS read', (_, policies) => {
    expect(outside(...policies)).toMatchObject({ is: 'undecided' });
    expect(outside(...policies)).not.toHaveProperty('namesUnread');
  });

  it.each([
    ['no rule', [cilium({ egress: [names] })]],
    [
      'only one about other pods',
      [cilium({ egress: [names] }), clusterwide({ ...cart, egress: [dns] })],
    ],
  ])('let nothing through where %s does', (_, policies) => {
    expect(outside(...policies)).toMatchObject({ is: 'denied', namesUnread: true });
  });

  it('do not matter where addresses are permitted as well', () => {
    const range = { toCIDR: ['203.0.113.0/24'] };

    expect(outside(cilium({ egress: [names, range] })).is).toBe('undecided');
  });
});
