import { describe, expect, it } from '@jest/globals';

import { certificatesFor, serversOf } from '#src/readings/network/servers-of.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { named } from '#test/support/objects.ts';

function ingress(name: string, host: string, ...paths: readonly string[]) {
  const http = { paths: paths.map((path) => ({ path })) };
  return custom('networking.k8s.io/Ingress', name, { spec: { rules: [{ host, http }] } });
}

const { world } = openWorld(
  cluster([
    ingress('web', 'shop.example.com', '/'),
    ingress('api', 'shop.example.com', '/api(/|$)(.*)'),
    ingress('any', '*.example.org', '/'),
    custom('gateway.networking.k8s.io/HTTPRoute', 'route', {
      spec: { hostnames: ['route.example.com'] },
    }),
    custom('networking.istio.io/VirtualService', 'mesh', { spec: { hosts: ['mesh.example.com'] } }),
    custom('cert-manager.io/Certificate', 'tls', { spec: { dnsNames: ['*.example.com'] } }),
    named('Service', 'db', 'shop'),
    custom('Service', 'edge', {
      metadata: {
        name: 'edge',
        namespace: 'shop',
        annotations: {
          'external-dns.alpha.kubernetes.io/hostname': 'a.example.net, b.example.net',
        },
      },
    }),
  ]),
);

describe('what serves a host', () => {
  it.each([
    [{ host: 'shop.example.com', path: '/cart' }, ['web']],
    [{ host: 'shop.example.com', path: '/api/v1' }, ['api']],
    [{ host: 'shop.example.com' }, ['api', 'web']],
    [{ host: 'eu.example.org' }, ['any']],
    [{ host: 'route.example.com' }, ['route']],
    [{ host: 'mesh.example.com' }, ['mesh']],
    [{ host: 'db.shop.svc.cluster.local' }, ['db']],
    [{ host: 'db', namespace: 'shop' }, ['db']],
    [{ host: 'b.example.net' }, ['edge']],
    [{ host: 'db', namespace: 'bank' }, []],
    [{ host: 'example.org' }, []],
    [{ host: 'a.eu.example.org' }, []],
  ])('%j is %j', (host, names) => {
    expect(serversOf(host, world).map(({ name }) => name)).toEqual(names);
  });

  it('has the Certificates that cover it', () => {
    expect(certificatesFor('shop.example.com', world)).toMatchObject([{ name: 'tls' }]);
    expect(certificatesFor('shop.example.org', world)).toEqual([]);
  });

  it('is not looked for among kinds that the cluster does not have', () => {
    const empty = openWorld(cluster([]));

    expect(serversOf({ host: 'shop.example.com' }, empty.world)).toEqual([]);
    expect(certificatesFor('shop.example.com', empty.world)).toEqual([]);
  });
});
