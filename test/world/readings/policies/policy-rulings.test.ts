import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Resource } from '#src/domain/resource.ts';
import { openWorld } from '#src/world/open-world.ts';
import { peerOf, type Peer, type Port } from '#src/world/readings/policies/policy-peers.ts';
import { rulingOf } from '#src/world/readings/policies/policy-rulings.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, named, specified } from '#test/support/objects.ts';
import { servingPod } from '#test/support/services.ts';

const db = servingPod('db-0');
const web = servingPod('web-1');
const at: Port = { protocol: 'TCP', port: 8080 };
const namespace = labelled(named('Namespace', 'shop', ''), { team: 'shop' });

type Spec = NonNullable<Resource<'networking.k8s.io/NetworkPolicy'>['spec']>;

function policy(spec: Partial<Spec>, name = 'db'): Resource {
  return specified('networking.k8s.io/NetworkPolicy', name, {
    podSelector: { matchLabels: { app: 'db' } },
    ...spec,
  });
}

const endpointSelector = { matchLabels: { app: 'db' } };

function cilium(spec: object): Resource {
  return specified('cilium.io/CiliumNetworkPolicy', 'db', { endpointSelector, ...spec });
}

function clusterwide(spec: object): Resource {
  const kind = 'cilium.io/CiliumClusterwideNetworkPolicy';
  return specified(kind, 'all', { endpointSelector, ...spec }, '');
}

function ruling(policies: readonly Resource[], port = at, forbidden: readonly string[] = []) {
  const { world } = openWorld(cluster([db, web, namespace, ...policies], forbidden));
  return rulingOf(db, 'ingress', peerOf(web, world), port, world).is;
}

const fromWeb = { podSelector: { matchLabels: { app: 'web' } } };
const fromApi = { podSelector: { matchLabels: { app: 'api' } } };

describe('a call of a pod, by NetworkPolicies', () => {
  it.each([
    ['no policy', [], 'allowed'],
    [
      'a policy about other pods',
      [policy({ podSelector: { matchLabels: { app: 'cart' } } })],
      'allowed',
    ],
    ['one about egress only', [policy({ policyTypes: ['Egress'] })], 'allowed'],
    ['one without rules', [policy({})], 'denied'],
    ['an empty rule', [policy({ ingress: [{}] })], 'allowed'],
    ['the labels of the caller', [policy({ ingress: [{ from: [fromWeb] }] })], 'allowed'],
    ['other labels', [policy({ ingress: [{ from: [fromApi] }] })], 'denied'],
    [
      'other labels in one, its own in another',
      [
        policy({ ingress: [{ from: [fromApi] }] }),
        policy({ ingress: [{ from: [fromWeb] }] }, 'more'),
      ],
      'allowed',
    ],
    ['the port', [policy({ ingress: [{ ports: [{ port: 8080 }] }] })], 'allowed'],
    [
      'the port by UDP',
      [policy({ ingress: [{ ports: [{ port: 8080, protocol: 'UDP' }] }] })],
      'denied',
    ],
    ['a range', [policy({ ingress: [{ ports: [{ port: 8000, endPort: 9000 }] }] })], 'allowed'],
    ['a range below', [policy({ ingress: [{ ports: [{ port: 80, endPort: 443 }] }] })], 'denied'],
    [
      'a named port that the pod lacks',
      [policy({ ingress: [{ ports: [{ port: 'http' }] }] })],
      'denied',
    ],
    [
      'its namespace',
      [policy({ ingress: [{ from: [{ namespaceSelector: { matchLabels: { team: 'shop' } } }] }] })],
      'allowed',
    ],
    [
      'another namespace',
      [policy({ ingress: [{ from: [{ namespaceSelector: { matchLabels: { team: 'x' } } }] }] })],
      'denied',
    ],
    [
      'addresses that hold that of the pod',
      [policy({ ingress: [{ from: [{ ipBlock: { cidr: '10.244.0.0/16' } }] }] })],
      'undecided',
    ],
    [
      'other addresses',
      [policy({ ingress: [{ from: [{ ipBlock: { cidr: '192.168.0.0/16' } }] }] })],
      'denied',
    ],
  ] as const)('that allow %s', (_, policies, is) => {
    expect(ruling(policies)).toBe(is);
  });

  it('is undecided where a kind of policy cannot be read', () => {
    const denying = [policy({})];

    expect(ruling(denying, at, ['ciliumnetworkpolicies.cilium.io'])).toBe('undecided');
  });

  it('is undecided where the labels of a namespace cannot be read', () => {
    const byNamespace = policy({
      ingress: [{ from: [{ namespaceSelector: { matchLabels: { team: 'x' } } }] }],
    });

    const { world } = openWorld(cluster([db, web, byNamespace], ['namespaces']));

    expect(rulingOf(db, 'ingress', peerOf(web, world), at, world).is).toBe('undecided');
  });
});

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

    expect(ruling([denied], at, ['networkpolicies.networking.k8s.io'])).toBe('denied');
    expect(ruling([perhaps])).toBe('undecided');
    expect(ruling([], at, ['ciliumclusterwidenetworkpolicies.cilium.io'])).toBe('undecided');
  });
});

describe('a call of a pod, by Cilium policies', () => {
  const was = { fromEndpoints: [{ matchLabels: { app: 'was' } }] };
  const its = { fromEndpoints: [{ matchLabels: { 'k8s:app': 'web' } }] };
  const elsewhere = { matchLabels: { app: 'web', 'k8s:io.kubernetes.pod.namespace': 'other' } };

  it.each([
    ['an empty list, which restricts nobody', { ingress: [] }, 'allowed'],
    ['an empty rule, which permits nobody', { ingress: [{}] }, 'denied'],
    ['other labels', { ingress: [was] }, 'denied'],
    ['its labels', { ingress: [its] }, 'allowed'],
    ['its labels in another namespace', { ingress: [{ fromEndpoints: [elsewhere] }] }, 'denied'],
    [
      'its labels at another port',
      { ingress: [{ ...its, toPorts: [{ ports: [{ port: '80' }] }] }] },
      'denied',
    ],
    [
      'a port for all',
      { ingress: [{ toPorts: [{ ports: [{ port: '8080', protocol: 'TCP' }] }] }] },
      'allowed',
    ],
    ['the cluster', { ingress: [{ fromEntities: ['cluster'] }] }, 'allowed'],
    ['the world', { ingress: [{ fromEntities: ['world'] }] }, 'denied'],
    ['addresses, which mean no pods', { ingress: [{ fromCIDR: ['10.244.0.0/16'] }] }, 'denied'],
    ['its labels, and denies them', { ingress: [its], ingressDeny: [its] }, 'denied'],
    [
      'other labels without default deny',
      { ingress: [was], enableDefaultDeny: { ingress: false } },
      'allowed',
    ],
    ['egress only', { egress: [{ toEntities: ['world'] }] }, 'allowed'],
  ])('that allow %s', (_, spec, is) => {
    expect(ruling([cilium(spec)])).toBe(is);
  });

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

  it('is permitted by either kind', () => {
    expect(ruling([cilium({ ingress: [was] }), policy({ ingress: [{ from: [fromWeb] }] })])).toBe(
      'allowed',
    );
  });
});

describe('any policies', () => {
  const peers = fc.constantFrom(fromWeb, fromApi, { ipBlock: { cidr: '10.0.0.0/8' } });
  const ports = fc.record({ port: fc.constantFrom(80, 8080, 8081) });
  const rule = fc.record({
    from: fc.array(peers, { maxLength: 2 }),
    ports: fc.array(ports, { maxLength: 2 }),
  });
  const many = fc
    .array(fc.array(rule, { maxLength: 3 }), { maxLength: 3 })
    .map((all) => all.map((ingress, index) => policy({ ingress }, `policy-${index}`)));

  it('that are joined by one which allows all, allow', () => {
    fc.assert(
      fc.property(many, (policies) => {
        expect(ruling([...policies, policy({ ingress: [{}] }, 'all')])).toBe('allowed');
      }),
    );
  });

  it('never deny more once a rule is added', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 3 }), rule, (rules, more) => {
        const before = ruling([policy({ ingress: rules })]);
        const after = ruling([policy({ ingress: [...rules, more] })]);

        expect(before === 'allowed' && after !== 'allowed').toBe(false);
        expect(before === 'undecided' && after === 'denied').toBe(false);
      }),
    );
  });

  it('are never told for sure when one of a kind may be missing', () => {
    fc.assert(
      fc.property(many, (policies) => {
        expect(ruling(policies, at, ['networkpolicies.networking.k8s.io'])).toBe('undecided');
      }),
    );
  });
});
