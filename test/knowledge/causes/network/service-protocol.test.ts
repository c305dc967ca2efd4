import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { serviceProtocol } from '#src/knowledge/causes/network/service-protocol.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { service, servingPod } from '#test/support/services.ts';

const REFUSED = 'dial tcp 10.96.0.7:5432: connect: connection refused';
const taking = (...protocols: readonly string[]) =>
  service('db', {
    ports: protocols.map((protocol) => ({
      name: protocol,
      port: 5432,
      targetPort: 8080,
      protocol,
    })),
  });

describe('a client that is refused', () => {
  it.each([
    ['connects over TCP where the Service takes UDP', REFUSED, 'UDP', 'TCP'],
    [
      'sends UDP where the Service takes TCP',
      'write udp 10.244.1.2:4->10.96.0.7:5432: connection refused to db:5432',
      'TCP',
      'UDP',
    ],
  ])('%s', (_, said, has, spoken) => {
    expect(calling(said, [taking(has)])).toMatchObject([
      { subject: { name: 'db' }, params: { port: 5432, has, spoken }, strength: 'entails' },
    ]);
  });

  it.each([
    ['both protocols are taken', REFUSED, [taking('UDP', 'TCP')]],
    ['the protocol is the same', REFUSED, [taking('TCP')]],
    ['the name leads to the pods', REFUSED, [headless()]],
    ['the Service could not be read', REFUSED, []],
    ['the peer answered', 'password authentication failed for user "app"', [taking('UDP')]],
  ])('is not explained by it where %s', (_, said, objects) => {
    expect(calling(said, objects)).toEqual([]);
  });
});

describe('a Service with UDP', () => {
  const probe = { tcpSocket: { port: 8080 } };

  it('is likely wrong where a probe finds TCP at the port behind it', () => {
    expect(probed({ readinessProbe: probe }, taking('UDP'))).toMatchObject([
      { params: { port: 5432, has: 'UDP', spoken: 'TCP', probed: 'db-0' }, strength: 'fits' },
    ]);
  });

  it.each([
    ['no probe asks there', {}, taking('UDP')],
    ['another port is probed', { readinessProbe: { tcpSocket: { port: 9090 } } }, taking('UDP')],
    ['TCP is taken as well', { readinessProbe: probe }, taking('UDP', 'TCP')],
    [
      'its pods declare UDP there',
      { readinessProbe: probe, ports: [{ containerPort: 8080, protocol: 'UDP' }] },
      taking('UDP'),
    ],
  ])('is right where %s', (_, container, of) => {
    expect(probed(container, of)).toEqual([]);
  });

  it('is not judged by a pod that is not Ready', () => {
    const pod = servingPod('db-0', 'not-ready', { readinessProbe: probe });
    const of = taking('UDP');

    expect(claimsAbout(of, serviceProtocol, cluster([of, pod]))).toEqual([]);
  });

  function probed(container: object, of: Resource<'Service'>) {
    const pod = servingPod('db-0', 'ready', container);
    return claimsAbout(of, serviceProtocol, cluster([of, pod]));
  }
});

function headless(): Resource<'Service'> {
  const { spec, ...rest } = taking('UDP');
  return { ...rest, spec: { ...spec, clusterIP: 'None' } };
}

function calling(said: string, objects: readonly Resource[]) {
  const { caller, logs } = crashing(said);
  return claimsAbout(caller, serviceProtocol, cluster([caller, ...objects], [], logs));
}
