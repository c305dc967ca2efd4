import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { backendProtocol } from '#src/knowledge/causes/network/backend-protocol.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';
import { readyPod } from '#test/support/states.ts';

type Port = Readonly<{ name: string; port: number }>;
const HTTPS: Port = { name: 'https', port: 443 };
const HTTP: Port = { name: 'http', port: 80 };
const closed = (scheme = 'http', said = 'prematurely closed connection') =>
  `[error] 31#31: *9 upstream ${said} while reading response header from upstream, client: 10.9.0.1, request: "GET / HTTP/2.0", upstream: "${scheme}://10.0.2.14:8080/", host: "ui.example"`;

const ingressTo = ({ port }: Port, annotations: object = {}) =>
  ({
    ...named('networking.k8s.io/Ingress', 'ui'),
    metadata: { namespace: 'shop', name: 'ui', annotations },
    spec: {
      ingressClassName: 'nginx',
      rules: [
        { http: { paths: [{ backend: { service: { name: 'ui', port: { number: port } } } }] } },
      ],
    },
  }) as unknown as Resource;
const others = (port: Port) =>
  [
    { ...named('Service', 'ui'), spec: { selector: { app: 'ui' }, ports: [port] } },
    {
      ...named('discovery.k8s.io/EndpointSlice', 'ui-1'),
      metadata: {
        namespace: 'shop',
        name: 'ui-1',
        labels: { 'kubernetes.io/service-name': 'ui' },
      },
      endpoints: [{ addresses: ['10.0.2.14'], conditions: { ready: true } }],
      ports: [{ name: port.name, port: 8080 }],
    },
    {
      ...named('networking.k8s.io/IngressClass', 'nginx', ''),
      spec: { controller: 'k8s.io/ingress-nginx' },
    },
    {
      ...readyPod(),
      spec: { containers: [{ name: 'controller' }] },
      metadata: {
        namespace: 'ingress-nginx',
        name: 'nginx-1',
        uid: 'nginx-1',
        labels: {
          'app.kubernetes.io/name': 'ingress-nginx',
          'app.kubernetes.io/component': 'controller',
        },
      },
    },
  ] as unknown as readonly Resource[];

function claims(port: Port, line: string, annotations: object = {}) {
  const ingress = ingressTo(port, annotations);
  const pod = { kind: 'Pod', namespace: 'ingress-nginx', name: 'nginx-1' } as const;
  const lines = [{ text: line }, { text: line }];
  const log = { pod, container: 'controller', run: 'current' as const, lines };
  return claimsAbout(ingress, backendProtocol, cluster([ingress, ...others(port)], [], [log]));
}

it.each([
  ['breaks off, at a port of TLS', HTTPS, closed(), 'fits'],
  ['breaks off, nobody knows why', HTTP, closed(), 'suggests'],
  ['answers no HTTP', HTTP, closed('http', 'sent no valid HTTP/1.0 header'), 'fits'],
])('says that a backend is asked in plain text that %s', (_, port, line, strength) => {
  expect(claims(port, line)).toMatchObject([
    { params: { asks: 'http', upstream: '10.0.2.14:8080', times: 2 }, strength },
  ]);
});

it('advises the annotation', () => {
  expect(advised(backendProtocol, claims(HTTPS, closed()))).toContain('backend-protocol: "HTTPS"');
});

it('says that a backend speaks plain HTTP where it is asked for TLS', () => {
  const said = 'SSL_do_handshake() failed (SSL: error:0A00010B:SSL routines::wrong version number)';
  const annotations = { 'nginx.ingress.kubernetes.io/backend-protocol': 'HTTPS' };

  expect(claims(HTTP, closed('https', said), annotations)).toMatchObject([
    { params: { asks: 'https', set: 'HTTPS' }, strength: 'fits' },
  ]);
});

it.each([
  ['asks in TLS and is broken off', HTTPS, closed('https')],
  [
    'meets nobody',
    HTTP,
    closed().replace('prematurely closed connection', 'connect() failed (111: Connection refused)'),
  ],
  ['talks about another pod', HTTPS, closed().replace('10.0.2.14', '10.0.2.99')],
])('is silent where the controller %s', (_, port, line) => {
  expect(claims(port, line)).toEqual([]);
});
