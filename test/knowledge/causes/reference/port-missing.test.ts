import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { portMissing } from '#src/knowledge/causes/reference/port-missing.ts';
import { brokenReferences } from '#src/knowledge/references/broken.ts';
import { danglingReferences } from '#src/knowledge/references/dangling.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { ago, named } from '#test/support/objects.ts';
import { holding } from '#test/support/references.ts';
import { service, servingPod } from '#test/support/services.ts';

const rows = [...brokenReferences, ...danglingReferences]
  .filter(({ port, to }) => port !== undefined && to.includes('Service'))
  .map((reference) => ({ reference, row: `${reference.from}${reference.at}` }));

/** An object that means that port of Service "web". */
function asking({ reference }: (typeof rows)[number], port?: number | string): Resource {
  const namespace = reference.crosses ? { namespace: 'shop' } : {};
  const [key = '', number] = reference.port?.slice(1).split('/') ?? [];
  const held = { [key]: number === undefined ? port : { [number]: port } };
  return holding(reference, 'web', { ...namespace, ...(port !== undefined && held) });
}

/** Service "web" with port 80, by the name "http". */
const web = servicePorts([{ name: 'http', port: 80 }]);
const [first] = rows;
if (!first) throw new Error('No row names a port.');

describe('reference/port-missing', () => {
  it.each(rows)('is found where the Service has another port: $row', (row) => {
    const object = asking(row, 8080);

    expect(claimsAbout(object, portMissing, cluster([object, web]))).toMatchObject([
      {
        subject: { name: 'asker' },
        params: { service: 'web', port: 8080, ports: [80], stops: row.reference.stops },
        evidence: [
          { path: expect.stringMatching(/\/(?:port(?:\/number)?|sectionName)$/), quote: '8080' },
        ],
        strength: 'entails',
      },
    ]);
  });

  it.each(rows)('is not where the Service has it, or cannot be read: $row', (row) => {
    const object = asking(row, 80);
    const other = asking(row, 8080);

    expect(claimsAbout(object, portMissing, cluster([object, web]))).toEqual([]);
    expect(claimsAbout(other, portMissing, cluster([other], ['services']))).toEqual([]);
  });

  it.each(rows)('is not where the Service is missing, which is another cause: $row', (row) => {
    const object = asking(row, 8080);

    expect(claimsAbout(object, portMissing, cluster([object]))).toEqual([]);
  });

  it.each(rows)('is there without a port only of what is asked at 443: $row', (row) => {
    const object = asking(row);
    const claims = claimsAbout(object, portMissing, cluster([object, web]));

    expect(claims.map(({ params: { port } }) => port)).toEqual(
      row.reference.usualPort === 443 ? [443] : [],
    );
  });

  it('goes by the name of a port as well', () => {
    const row = rows.find(({ reference }) => reference.from === 'traefik.io/IngressRoute') ?? first;
    const of = (port: string) => {
      const object = asking(row, port);
      return claimsAbout(object, portMissing, cluster([object, web]));
    };

    expect(of('http')).toEqual([]);
    expect(of('80')).toEqual([]);
    expect(of('grpc')).toMatchObject([{ params: { port: 'grpc', ports: ['http'] } }]);
    expect(of('‹text of 4›')).toEqual([]);
  });

  it.each([
    ['needs no ports', servicePorts([])],
    ['is another name for a host', servicePorts([{ port: 80 }], 'ExternalName')],
  ])('is not of a Service that %s', (_, one) => {
    const object = asking(first, 8080);

    expect(claimsAbout(object, portMissing, cluster([object, one]))).toEqual([]);
  });

  it('is not of what was made just now, nor of a host that was entered by hand', () => {
    const route = asking(first, 8080);
    const young = { ...route, metadata: { ...route.metadata, creationTimestamp: ago(0.1) } };
    const row = rows.find(({ reference }) => reference.isHost) ?? first;
    const object = asking(row, 8080);
    const entry = custom('networking.istio.io/ServiceEntry', 'web', { spec: { hosts: ['web'] } });

    expect(claimsAbout(young, portMissing, cluster([young, web]))).toEqual([]);
    expect(claimsAbout(object, portMissing, cluster([object, web, entry]))).toEqual([]);
  });
});

describe('of a Gateway of Istio', () => {
  const selector = { istio: 'public' };
  const proxy = {
    ...servingPod('proxy-1'),
    metadata: { ...named('Pod', 'proxy-1').metadata, labels: selector },
  };
  const before = service('public', { selector, ports: [{ port: 443, targetPort: 'tls' }] });
  const told = (number: number, pod: Resource<'Pod'> = proxy, forbidden: string[] = []) => {
    const servers = [{ port: { number, protocol: 'HTTPS' }, hosts: ['*'] }];
    const gateway = custom('networking.istio.io/Gateway', 'shop', { spec: { selector, servers } });
    return claimsAbout(gateway, portMissing, cluster([gateway, pod, before], forbidden));
  };
  const spec = (container: object, more: object = {}): Resource<'Pod'> => ({
    ...proxy,
    spec: { containers: [{ name: 'app', ...container }], ...more },
  });

  it('reference/port-missing is found where no Service before its pods leads to the port', () => {
    expect(told(8443)).toMatchObject([
      {
        params: {
          service: 'public',
          port: 8443,
          field: '/spec/servers/0/port/number',
          ports: [443],
        },
        evidence: [{ quote: '8443' }],
        strength: 'entails',
      },
    ]);
  });

  it('is not where a Service leads there by its own port or by that of the pods', () => {
    const tls = spec({ ports: [{ name: 'tls', containerPort: 8443 }] });

    expect(told(443)).toEqual([]);
    expect(told(8443, tls)).toEqual([]);
  });

  it.each([
    ['the network of the node', spec({}, { hostNetwork: true })],
    ['a port of the node', spec({ ports: [{ containerPort: 8443, hostPort: 8443 }] })],
  ])('is not where the pods are reached at %s', (_, pod) => {
    expect(told(8443, pod)).toEqual([]);
  });

  it('is not where pods or Services cannot be read', () => {
    for (const resource of ['pods', 'services']) expect(told(8443, proxy, [resource])).toEqual([]);
  });
});

function servicePorts(ports: { name?: string; port: number }[], type = 'ClusterIP') {
  return service('web', { type, ports });
}
