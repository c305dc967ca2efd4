import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Resource } from '#src/domain/resource.ts';
import { peerOf, type Port } from '#src/readings/policies/policy-peers.ts';
import { rulingOf } from '#src/readings/policies/policy-rulings.ts';
import { openWorld } from '#src/world/open-world.ts';
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

function cilium(spec: object): Resource {
  const endpointSelector = { matchLabels: { app: 'db' } };
  return specified('cilium.io/CiliumNetworkPolicy', 'db', { endpointSelector, ...spec });
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
