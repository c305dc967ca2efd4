import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { serviceTargetPort } from '#src/knowledge/causes/network/service-target-port.ts';
import { openWorld } from '#src/world/open-world.ts';
import { fitting } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, logOf } from '#test/support/objects.ts';
import {
  ingressLog,
  ingressNginx,
  ingressTo,
  service,
  servingPod,
  slice,
} from '#test/support/services.ts';

const wrong = service('shop', { ports: [{ port: 80, targetPort: 8000 }] });
const backing = [servingPod('shop-1'), slice('shop', { 'shop-1': 'ready' }, [{ port: 8000 }])];
const env = [{ name: 'SHOP_URL', value: 'http://shop:80' }];
const refused = logOf('GET http://shop:80: connection refused', 'current', 'client-1');

/** What a log shows. */
function about(one: Resource<'Service'>, others: readonly Resource[], logs = [refused]) {
  const claims = claimsAbout(one, serviceTargetPort, cluster([one, ...others], [], logs));
  return claims.filter(({ params }) => !params.isOnlyDeclared);
}

describe('service-target-port', () => {
  it('finds the port that a caller is refused at', () => {
    expect(about(wrong, [...backing, servingPod('client-1', 'ready', { env })])).toMatchObject([
      { params: { port: 80, target: 8000, declared: [8080] }, strength: 'entails' },
    ]);
  });

  it('is about a Service that refuses its callers', () => {
    const caller = servingPod('client-1', 'ready', { env });
    const { world } = openWorld(cluster([wrong, ...backing, caller], [], [refused]));

    expect([...(serviceTargetPort.symptom?.find(wrong, world) ?? [])]).toMatchObject([
      { reason: 'Refused', hurts: 'users', evidence: { source: 'log', on: { name: 'client-1' } } },
    ]);
  });

  it('finds what is only likely by what the pods declare, where no log tells', () => {
    const source = cluster([wrong, ...backing]);

    expect(claimsAbout(wrong, serviceTargetPort, source)).toMatchObject([
      { params: { target: 8000, declared: [8080], isOnlyDeclared: true }, strength: 'fits' },
    ]);
  });

  it('finds one port of several that a caller is refused at', () => {
    const ports = [
      { name: 'web', port: 80, targetPort: 8000 },
      { name: 'api', port: 81, targetPort: 8080 },
    ];
    const both = service('shop', { ports });
    const caller = servingPod('client-1', 'ready', { env });
    const other = logOf('GET http://shop:81: connection refused', 'current', 'client-1');

    expect(about(both, [...backing, caller])).toMatchObject([{ params: { port: 80 } }]);
    expect(about(both, [...backing, caller], [other])).toEqual([]);
    expect(about(both, [...backing, caller], [])).toEqual([]);
  });

  it.each([
    ['long ago', ago(30)],
    ['before its pods were Ready', ago(9.5)],
  ])('does not go by what a caller wrote %s', (_, at) => {
    const caller = servingPod('client-1', 'ready', { env });
    const old = { ...refused, lines: refused.lines.map((line) => ({ ...line, at })) };

    expect(about(wrong, [...backing, caller], [old])).toEqual([]);
  });

  describe('by the log of an ingress controller', () => {
    const [ingressClass, controller] = ingressNginx();
    const ingress = ingressTo('shop', 80);
    const said = (port: number) =>
      `connect() failed (111: Connection refused) while connecting to upstream, upstream: "http://10.244.0.9:${port}/"`;

    function refusedAt(port: number, one: Resource<'Service'>, at = ago(1)) {
      const listed = { ...slice('shop'), endpoints: [{ addresses: ['10.244.0.9'] }] };
      const objects = [ingress, ingressClass, controller, servingPod('shop-1'), listed, one];
      const log = ingressLog(said(port), said(port));
      const logs = [{ ...log, lines: log.lines.map((line) => ({ ...line, at })) }];
      return claimsAbout(ingress, serviceTargetPort, cluster(objects, [], logs));
    }

    it('finds the Service that sends where its pods refuse', () => {
      expect(refusedAt(8000, wrong)).toMatchObject([
        {
          subject: { kind: 'Service', name: 'shop' },
          params: { target: 8000 },
          strength: 'entails',
        },
      ]);
    });

    it('stays silent for what was written before its pods were Ready', () => {
      expect(refusedAt(8000, wrong, ago(9.5))).toEqual([]);
    });

    it('stays silent for a declared port on which nothing listens', () => {
      expect(refusedAt(8080, service('shop'))).toEqual([]);
    });
  });

  it('is less sure by the words of the pod itself', () => {
    const listens = logOf('listening on 0.0.0.0:8080', 'current', 'shop-1');

    expect(about(wrong, backing, [listens])).toMatchObject([{ strength: 'fits' }]);
  });

  it('finds a named port that no container has', () => {
    const named = service('shop', { ports: [{ port: 80, targetPort: 'web' }] });
    const objects = [servingPod('shop-1'), slice('shop', { 'shop-1': 'ready' }, [])];

    expect(about(named, objects, [])).toMatchObject([
      { params: { target: 'web' }, strength: 'entails' },
    ]);
  });

  it.each([
    ['a port that is not declared, of which no log says anything', wrong, backing, []],
    ['a port that is declared', service('shop'), backing, [refused]],
    [
      'pods that declare no port at all',
      wrong,
      [servingPod('shop-1', 'ready', { ports: [] }), ...backing.slice(1)],
      [refused],
    ],
  ] as const)('stays silent for %s', (_, one, others, logs) => {
    expect(about(one, [...others, servingPod('client-1', 'ready', { env })], [...logs])).toEqual(
      [],
    );
  });

  it.each([
    ['server listening on :8080', [{ reason: 'ListensElsewhere' }]],
    ['server listening on :8080\nadmin listening on :8000', []],
    ['ready', []],
  ])('is about a Service whose pods write that they listen elsewhere: %s', (said, symptoms) => {
    const { world } = openWorld(
      cluster([wrong, ...backing], [], [logOf(said, 'current', 'shop-1')]),
    );

    expect([...(serviceTargetPort.symptom?.find(wrong, world) ?? [])]).toMatchObject(symptoms);
  });

  it('advises the only port that the pods declare, and none of several', () => {
    const on = { kind: 'Service', namespace: 'shop', name: 'shop' };
    const params = { port: 80, target: 8000, declared: [8080], names: [], pod: 'shop-1' };
    const { advice } = serviceTargetPort;

    expect(advice?.command?.(on, params)).toBe(
      `kubectl -n shop patch service shop -p '{"spec":{"ports":[{"port":80,"targetPort":8080}]}}'`,
    );
    expect(fitting(serviceTargetPort, on, { ...params, declared: [8080, 9090] })).toBeUndefined();
  });
});
