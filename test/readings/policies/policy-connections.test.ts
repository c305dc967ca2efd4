import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import {
  dnsPods,
  rulingOnDns,
  rulingOnOutside,
  rulingOnService,
} from '#src/readings/policies/policy-connections.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, specified } from '#test/support/objects.ts';
import { service, servingPod } from '#test/support/services.ts';

type Ports = NonNullable<NonNullable<Resource<'Service'>['spec']>['ports']>;
const caller = servingPod('shop-1');
const worldOf = (objects: readonly Resource[], forbidden: readonly string[] = []) =>
  openWorld(cluster([caller, ...objects], forbidden)).world;
const policy = (app: string, spec: object) =>
  specified('networking.k8s.io/NetworkPolicy', app, {
    podSelector: { matchLabels: { app } },
    ...spec,
  });
const toPort = (port: number, protocol = 'TCP') => ({
  policyTypes: ['Egress'],
  egress: [{ ports: [{ port, protocol }] }],
});

describe('a call of a Service', () => {
  const http: Ports = [{ port: 80, targetPort: 8080 }];
  const ruled = (
    objects: readonly Resource[],
    ports = http,
    port: number | undefined = 80,
    pods = [servingPod('web-1')],
  ) => {
    const web = service('web', { ports });
    return rulingOnService(caller, web, port, worldOf([web, ...pods, ...objects]));
  };

  it('is held against the policies of both sides, at the port of the pods', () => {
    expect(ruled([])).toMatchObject({ is: 'allowed' });
    expect(ruled([policy('shop', toPort(8080))])).toMatchObject({ is: 'allowed' });
    expect(ruled([policy('shop', toPort(80))])).toMatchObject({
      is: 'denied',
      direction: 'egress',
      by: [{ name: 'shop' }],
    });
    expect(ruled([policy('web', {})])).toMatchObject({
      is: 'denied',
      direction: 'ingress',
      by: [{ name: 'web' }],
    });
  });

  it('is told by the side that more policies restrict, of two that both deny', () => {
    const also = specified('networking.k8s.io/NetworkPolicy', 'also', { podSelector: {} });

    expect(ruled([policy('shop', toPort(80)), policy('web', {}), also])).toMatchObject({
      direction: 'ingress',
      by: [{ name: 'also' }, { name: 'web' }],
    });
  });

  it.each<[string, Ports, number | undefined, string | undefined]>([
    ['at a port that it has', [{ port: 79 }, ...http], 80, 'allowed'],
    ['at a port that it has not', http, 81, undefined],
    ['at its only port, where none is named', http, undefined, 'allowed'],
    ['at none, where it has several', [...http, { port: 81 }], undefined, undefined],
    ['at none, where it has none', [], undefined, undefined],
    ['by UDP', [{ port: 80, targetPort: 8080, protocol: 'UDP' }], 80, 'denied'],
    ['at a name that its pods do not give', [{ port: 80, targetPort: 'http' }], 80, undefined],
  ])('is decided %s: %#', (_, ports, port, is) => {
    const web = service('web', { ports });
    const world = worldOf([web, servingPod('web-1'), policy('shop', toPort(8080))]);

    expect(rulingOnService(caller, web, port, world)?.is).toBe(is);
  });

  it('reaches a port by its name', () => {
    const named = servingPod('web-1', 'ready', { ports: [{ name: 'http', containerPort: 8080 }] });
    const ports = [{ port: 80, targetPort: 'http' }];

    expect(ruled([policy('shop', toPort(8080))], ports, 80, [named])?.is).toBe('allowed');
    expect(ruled([policy('shop', toPort(80))], ports, 80, [named])?.is).toBe('denied');
  });

  it('is open where one of the pods that are Ready may be called', () => {
    const [old, young] = [servingPod('web-1'), servingPod('web-2')];
    const open = labelled(young, { app: 'web', open: 'yes' });
    const closed = specified('networking.k8s.io/NetworkPolicy', 'closed', {
      podSelector: {
        matchLabels: { app: 'web' },
        matchExpressions: [{ key: 'open', operator: 'DoesNotExist' }],
      },
    });
    const unready = { ...open, status: { ...open.status, conditions: [] } };

    expect(ruled([closed], http, 80, [old, open])?.is).toBe('allowed');
    expect(ruled([closed], http, 80, [old, unready])?.is).toBe('denied');
    expect(ruled([closed], http, 80, [unready])).toBeUndefined();
  });
});

describe('a question to the DNS of the cluster', () => {
  const dns = (app: string, ports: Ports[number]['port'][] = [], name = 'dns') => {
    const pod = servingPod(`${app}-1`, 'ready', {
      ports: ports.map((containerPort) => ({ name, containerPort, protocol: 'UDP' })),
    });
    const metadata = { ...pod.metadata, namespace: 'kube-system', labels: { 'k8s-app': app } };
    return { ...pod, metadata };
  };
  const ruled = (objects: readonly Resource[], asker = caller) =>
    rulingOnDns(asker, worldOf(objects)).is;
  const to = (app: string) => ({
    policyTypes: ['Egress'],
    egress: [{ to: [{ namespaceSelector: {}, podSelector: { matchLabels: { 'k8s-app': app } } }] }],
  });

  it('is allowed where no policy is about who asks', () => {
    expect(ruled([])).toBe('allowed');
    expect(ruled([dns('kube-dns'), policy('web', { policyTypes: ['Egress'] })])).toBe('allowed');
  });

  it.each(['None', 'Default'])('is none where it is asked by dnsPolicy %s', (dnsPolicy) => {
    const spec = { containers: [], ...caller.spec, dnsPolicy };

    expect(rulingOnDns({ ...caller, spec }, worldOf([]))).toEqual({
      is: 'undecided',
      direction: 'egress',
      by: [],
    });
  });

  it.each<[string, readonly Resource[], object, string]>([
    ['by UDP', [dns('kube-dns')], toPort(53, 'UDP'), 'allowed'],
    ['not by TCP', [dns('kube-dns')], toPort(53, 'TCP'), 'denied'],
    ['at the port that is called dns', [dns('kube-dns', [5353])], toPort(5353, 'UDP'), 'allowed'],
    ['and at no other than that', [dns('kube-dns', [5353])], toPort(53, 'UDP'), 'denied'],
    ['at 53 where none is', [dns('kube-dns', [9], 'x')], toPort(5353, 'UDP'), 'denied'],
    ['at either port where it was not seen', [], toPort(5353, 'UDP'), 'allowed'],
    ['at either port where it was not seen', [], toPort(53, 'UDP'), 'allowed'],
    ['of its pods', [dns('kube-dns')], to('kube-dns'), 'undecided'],
    ['of its pods as they normally are', [], to('kube-dns'), 'allowed'],
    ['of other pods than they normally are', [], to('other'), 'undecided'],
    ['and nobody', [dns('kube-dns')], { policyTypes: ['Egress'] }, 'denied'],
    ['and nobody, where it was not seen', [], { policyTypes: ['Egress'] }, 'denied'],
  ])('is asked %s', (_, pods, spec, is) => {
    expect(ruled([...pods, policy('shop', spec)])).toBe(is);
  });

  it('is answered by the caches of the nodes where there are any', () => {
    const [cache, server] = [dns('node-local-dns'), dns('kube-dns')];

    expect(dnsPods(worldOf([cache, server, dns('other')]))).toEqual({
      pods: [cache],
      areCaches: true,
    });
    expect(dnsPods(worldOf([server, dns('other')]))).toEqual({ pods: [server], areCaches: false });
    expect(dnsPods(worldOf([server], ['pods']))).toHaveProperty('gap', 'forbidden');
  });
});

it('a call of what is outside is held against the egress of who calls, by TCP', () => {
  const everywhere = { ...toPort(443), policyTypes: ['Egress'] };
  const on = (port: number) => rulingOnOutside(caller, port, worldOf([policy('shop', everywhere)]));

  expect([on(443).is, on(80).is]).toEqual(['allowed', 'denied']);
});
