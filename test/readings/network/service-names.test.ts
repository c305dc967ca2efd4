import { describe, expect, it } from '@jest/globals';

import {
  asksClusterDns,
  isClusterName,
  serviceAt,
  servicesNamed,
} from '#src/readings/network/service-names.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { pod } from '#test/support/objects.ts';
import { service } from '#test/support/services.ts';

describe('a host that a pod of namespace shop names', () => {
  it.each([
    ['db', ['shop/db']],
    ['DB.', ['shop/db']],
    ['db.bank', ['bank/db', 'shop/bank']],
    ['db-0.db.bank', ['bank/db']],
    ['db.bank.svc', ['bank/db']],
    ['db-0.db.bank.svc.cluster.local', ['bank/db']],
    ['db.svc', []],
    ['www.shop.example.org', []],
    ['localhost', []],
    ['10.0.0.7', []],
    ['fd00::7', []],
  ])('%s may be the Services %j', (host, services) => {
    const found = servicesNamed(host, 'shop').map(({ namespace, name }) => `${namespace}/${name}`);

    expect(found).toEqual(services);
  });

  it.each([
    ['db', true],
    ['db.bank.svc', true],
    ['db.bank.svc.cluster.local', true],
    ['db.bank', false],
    ['localhost', false],
    ['10.0.0.7', false],
    ['fd00::7', false],
  ])('%s: that only the DNS of the cluster can know it is %s', (host, is) => {
    expect(isClusterName(host)).toBe(is);
  });
});

it.each([
  [{}, true],
  [{ hostNetwork: true }, false],
  [{ hostNetwork: true, dnsPolicy: 'ClusterFirstWithHostNet' }, true],
  [{ dnsPolicy: 'Default' }, false],
])('a pod of %j asks the DNS of the cluster: %s', (spec, is) => {
  const web = pod();

  expect(asksClusterDns({ ...web, spec: { containers: [], ...spec } })).toBe(is);
});

it('a host stands for the Service of that name or address, in any namespace', () => {
  const far = service('far', { clusterIP: '10.96.0.8', clusterIPs: ['10.96.0.8', 'fd00::8'] });
  const bank = { ...far, metadata: { ...far.metadata, namespace: 'bank' } };
  const { world } = openWorld(cluster([service('db'), bank]));
  const nameAt = (host: string) => serviceAt(host, 'shop', world)?.metadata?.name;

  expect(['db', 'far.bank', '10.96.0.7', '10.96.0.8', 'fd00::8'].map(nameAt)).toEqual([
    'db',
    'far',
    'db',
    'far',
    'far',
  ]);
  expect(['none', 'far', '10.96.0.9'].map(nameAt)).toEqual([undefined, undefined, undefined]);
});
