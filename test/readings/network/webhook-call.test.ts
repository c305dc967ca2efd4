import { expect, it } from '@jest/globals';

import { serviceIn, webhookFailureIn } from '#src/readings/network/webhook-call.ts';

it.each([
  ['service "policies" not found', 'no-service'],
  ['no endpoints available for service "policies"', 'no-endpoints'],
  ['net/http: TLS handshake timeout', 'timeout'],
  ['tls: failed to verify certificate: x509: certificate signed by unknown authority', 'tls'],
  ['x509: certificate has expired or is not yet valid', 'tls'],
  ['tls: first record does not look like a TLS handshake', 'handshake'],
  ['remote error: tls: bad certificate', 'handshake'],
  ['http: server gave HTTP response to HTTPS client', 'handshake'],
  ['dial tcp 10.96.0.7:443: connect: connection refused', 'refused'],
  ['dial tcp: lookup policies.tools.svc: no such host', 'no-host'],
  ['dial tcp 10.96.0.7:443: connect: no route to host', 'no-route'],
  ['dial tcp 10.96.0.7:443: connect: network is unreachable', 'no-route'],
  ['read tcp 10.0.0.1:1->10.96.0.7:443: read: connection reset by peer', 'reset'],
  ['EOF', 'reset'],
  ['context deadline exceeded', 'timeout'],
  ['dial tcp 10.96.0.7:443: i/o timeout', 'timeout'],
  ['(Client.Timeout exceeded while awaiting headers)', 'timeout'],
  ['Internal Server Error', undefined],
  ['GEOFENCE', undefined],
])('a call that fails by “%s” is %s', (said, failure) => {
  expect(webhookFailureIn(`Post "https://policies.tools.svc:443/": ${said}`)).toBe(failure);
});

it.each([
  ['https://policies.tools.svc:443/validate?timeout=10s', 'tools'],
  ['https://policies.tools.svc/validate', 'tools'],
  ['https://policies.tools.svc.cluster.local:443', 'tools'],
  ['https://policies.example.com/validate', undefined],
  ['https://policies.svc:443/', undefined],
  ['http://policies.tools.svc:443/', undefined],
  [undefined, undefined],
])('the Service that %s calls is of namespace %s', (url, namespace) => {
  const service = namespace && { kind: 'Service', namespace, name: 'policies' };

  expect(serviceIn(url)).toEqual(service);
});
