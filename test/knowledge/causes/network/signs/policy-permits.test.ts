import { describe, expect, it } from '@jest/globals';

import { permittedBy } from '#src/knowledge/causes/network/signs/policy-permits.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';

const PLAIN = 'networking.k8s.io/NetworkPolicy';
const CILIUM = 'cilium.io/CiliumNetworkPolicy';
const ref = (kind: string) => ({ kind, namespace: 'shop', name: 'p' });
const permitted = (kind: string, spec: object, direction: 'ingress' | 'egress' = 'ingress') =>
  permittedBy(ref(kind), direction, openWorld(cluster([specified(kind, 'p', spec)])).world);

describe('whom a NetworkPolicy lets in', () => {
  it.each([
    [
      'pods of its namespace',
      { podSelector: { matchLabels: { app: 'web', tier: 'a' } } },
      { pods: 'app=web,tier=a', isOwn: true },
    ],
    [
      'all pods of namespaces',
      { namespaceSelector: { matchLabels: { team: 'x' } } },
      { pods: '', namespaces: 'team=x' },
    ],
    [
      'pods of all namespaces',
      { podSelector: { matchLabels: { app: 'web' } }, namespaceSelector: {} },
      { pods: 'app=web', namespaces: '' },
    ],
    [
      'by expressions',
      {
        podSelector: {
          matchExpressions: [
            { key: 'a', operator: 'In', values: ['x', 'y'] },
            { key: 'b', operator: 'Exists' },
          ],
        },
      },
      { pods: 'a In x|y,b Exists', isOwn: true },
    ],
    ['an address', { ipBlock: { cidr: '10.0.0.0/8' } }, { named: '10.0.0.0/8' }],
  ])('is told: %s', (_, peer, told) => {
    expect(permitted(PLAIN, { ingress: [{ from: [peer] }] })).toEqual([
      { peers: [told], ports: [] },
    ]);
  });

  it('is told of each rule with its ports', () => {
    const ports = [{ port: 80 }, { port: 'dns', protocol: 'UDP' }, { protocol: 'SCTP' }];

    expect(permitted(PLAIN, { ingress: [{ ports }, {}] })).toEqual([
      { peers: [], ports: ['80/TCP', 'dns/UDP', '*/SCTP'] },
      { peers: [], ports: [] },
    ]);
  });

  it('is told of the way out by itself', () => {
    const spec = { egress: [{ to: [{ ipBlock: { cidr: '10.0.0.0/8' } }] }] };

    expect(permitted(PLAIN, spec, 'egress')).toEqual([
      { peers: [{ named: '10.0.0.0/8' }], ports: [] },
    ]);
    expect(permitted(PLAIN, spec)).toEqual([]);
  });
});

describe('whom a policy of Cilium lets out', () => {
  it.each([
    ['endpoints', { toEndpoints: [{ matchLabels: { app: 'db' } }] }, [{ pods: 'app=db' }]],
    ['entities', { toEntities: ['world', 'host'] }, [{ named: 'world' }, { named: 'host' }]],
    [
      'addresses',
      { toCIDR: ['10.0.0.0/8'], toCIDRSet: [{ cidr: '10.1.0.0/16' }] },
      [{ named: '10.0.0.0/8' }, { named: '10.1.0.0/16' }],
    ],
    [
      'names',
      { toFQDNs: [{ matchName: 'a.example' }, { matchPattern: '*.b.example' }] },
      [{ named: 'a.example' }, { named: '*.b.example' }],
    ],
    [
      'services, by the name of their rule',
      { toServices: [{ k8sService: {} }] },
      [{ named: 'toServices' }],
    ],
    ['nobody in particular', { toGroups: 'x' }, []],
  ])('is told: %s', (_, rule, peers) => {
    expect(permitted(CILIUM, { egress: [rule] }, 'egress')).toEqual([{ peers, ports: [] }]);
  });

  it('is told with its ports, and from the other end', () => {
    const toPorts = [{ ports: [{ port: '53', protocol: 'UDP' }, { port: '80' }] }, {}];
    const spec = { ingress: [{ fromEndpoints: [{}], fromEntities: ['cluster'], toPorts }] };

    expect(permitted(CILIUM, spec)).toEqual([
      { peers: [{ pods: '' }, { named: 'cluster' }], ports: ['53/UDP', '80/ANY'] },
    ]);
  });

  it('is told of all specs, also of a policy for the whole cluster', () => {
    const kind = 'cilium.io/CiliumClusterwideNetworkPolicy';
    const named = {
      ...specified(kind, 'p', { ingress: [{}] }, ''),
      specs: [{ ingress: [{}, {}] }],
    };
    const { world } = openWorld(cluster([named]));

    expect(permittedBy({ kind, name: 'p' }, 'ingress', world)).toHaveLength(3);
  });
});

it.each([PLAIN, CILIUM, 'v1/Service'])('knows nothing of a %s that is not there', (kind) => {
  expect(permittedBy(ref(kind), 'ingress', openWorld(cluster([])).world)).toEqual([]);
});
