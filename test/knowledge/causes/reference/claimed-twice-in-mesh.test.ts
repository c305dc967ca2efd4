import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { claimedTwice } from '#src/knowledge/causes/reference/claimed-twice.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';

describe('reference/claimed-twice in a mesh', () => {
  it('is found of two Gateways with TLS for one host of the same pods', () => {
    const own = gateway('web', {});

    expect(told(own, gateway('old', {}, 'legacy'))).toMatchObject([
      {
        params: { what: 'shop.example.com:443', others: ['legacy/old'] },
        evidence: [{ path: '/spec/servers/0/hosts/0', quote: 'shop.example.com' }],
        strength: 'entails',
      },
    ]);
    expect(told(own, gateway('old', { host: 'shop/shop.example.com' }))).toHaveLength(1);
  });

  it.each([
    ['has another host', { host: 'www.example.com' }],
    ['has another port', { number: 8443 }],
    ['is for other pods', { pods: 'internal' }],
    ['speaks plain HTTP, as Istio merges those', { protocol: 'HTTP' }],
  ])('is not where the other Gateway %s', (_, parts) => {
    expect(told(gateway('web', {}), gateway('old', parts))).toEqual([]);
  });

  it.each([
    ['of one name', 'reviews', 'shop'],
    ['by its long name', 'reviews.shop.svc.cluster.local', 'legacy'],
  ])('is found of two VirtualServices for all sidecars, the other %s', (_, host, namespace) => {
    const other = virtual('old', { hosts: [host], to: 'v2', namespace });

    expect(told(virtual('web', {}), other)).toMatchObject([
      { params: { what: 'reviews.shop.svc.cluster.local' }, evidence: [{ quote: 'reviews' }] },
    ]);
  });

  it('is found of two VirtualServices of one gateway that both take a path', () => {
    const at = { gateways: ['edge/public'], hosts: ['shop.example.com'] };
    const own = virtual('web', { ...at, match: [{ uri: { prefix: '/cart' } }] });
    const elsewhere = { ...at, namespace: 'edge', to: 'v2', gateways: ['public'] };

    expect(
      told(own, virtual('old', { ...elsewhere, match: [{ uri: { prefix: '/cart' } }] })),
    ).toMatchObject([{ params: { what: 'shop.example.com/cart', others: ['edge/old'] } }]);
    expect(told(virtual('web', at), virtual('old', elsewhere))).toMatchObject([
      { params: { what: 'shop.example.com/' } },
    ]);
  });

  const ingress443 = { gateways: ['public'], hosts: ['shop.example.com'] };
  it.each([
    ['has another host', {}, { hosts: ['ratings'] }],
    ['means a Service of its own namespace', {}, { namespace: 'legacy' }],
    [
      'is for its own namespace only',
      {},
      {
        namespace: 'legacy',
        hosts: ['reviews.shop.svc.cluster.local'],
        exportTo: ['.'],
      },
    ],
    ['says the same', {}, { to: 'v1' }],
    [
      'is merged with it at a gateway',
      ingress443,
      {
        ...ingress443,
        match: [{ uri: { prefix: '/cart' } }],
      },
    ],
    [
      'takes the path on a condition',
      ingress443,
      {
        ...ingress443,
        match: [{ uri: { prefix: '/' }, headers: { beta: { exact: 'yes' } } }],
      },
    ],
    ['stands at another gateway', ingress443, { ...ingress443, gateways: ['internal'] }],
  ])('is not where the other VirtualService %s', (_, own, parts) => {
    const [a, b] = [virtual('web', own), virtual('old', { to: 'v2', ...parts })];

    expect(told(a, b)).toEqual([]);
    expect(told(b, a)).toEqual([]);
  });
});

function gateway(
  name: string,
  parts: Partial<Record<'host' | 'protocol' | 'pods', string> & { number: number }>,
  namespace = 'shop',
) {
  const { host = 'shop.example.com', protocol = 'HTTPS', pods = 'public', number = 443 } = parts;
  const servers = [{ port: { number, name: 'https', protocol }, hosts: [host] }];
  return custom('networking.istio.io/Gateway', name, {
    namespace,
    metadata: { name, namespace, uid: `${namespace}-${name}` },
    spec: { selector: { istio: pods }, servers },
  });
}

function virtual(
  name: string,
  parts: Readonly<{
    hosts?: readonly string[];
    gateways?: readonly string[];
    exportTo?: readonly string[];
    match?: readonly object[];
    to?: string;
    namespace?: string;
  }>,
) {
  const { namespace = 'shop', hosts = ['reviews'], to = 'v1', match, ...more } = parts;
  const { gateways, exportTo } = more;
  const route = [{ destination: { host: 'reviews.shop.svc.cluster.local', subset: to } }];
  return custom('networking.istio.io/VirtualService', name, {
    namespace,
    metadata: { name, namespace, uid: `${namespace}-${name}` },
    spec: {
      hosts,
      ...(gateways && { gateways }),
      ...(exportTo && { exportTo }),
      http: [{ route, ...(match && { match }) }],
    },
  });
}

function told(object: Resource, ...others: readonly Resource[]) {
  return claimsAbout(object, claimedTwice, cluster([object, ...others]));
}
