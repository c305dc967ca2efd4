import { describe, expect, it } from '@jest/globals';

import { familyOf } from '#src/answers/alert-objects/family-of.ts';

describe('the family of an alert', () => {
  it.each([
    ['KubePodCrashLooping', 'pods and containers'],
    ['EtcdHighFsyncDurations', 'etcd disks'],
    ['etcdNoLeader', 'etcd'],
    ['RunningOutOfCiliumClusterIdentities', 'Cilium'],
    ['BlackboxSslCertificateWillExpireSoon', 'ingress controllers: certificates'],
  ])('of %s is told by its name in any case', (name, family) => {
    expect(familyOf(name)?.name).toBe(family);
  });

  it('is unknown for a rule of one’s own', () => {
    expect(familyOf('OrdersLatencyHigh')).toBeUndefined();
  });

  it('takes a pattern as a whole name, with "*" for anything', () => {
    const own = [{ name: 'own', alerts: 'Orders*High *Budget Exact' }];
    const named = (name: string) => familyOf(name, own)?.name;

    expect(['OrdersLatencyHigh', 'OrdersHigh', 'ErrorBudget', 'exact'].map(named)).toEqual(
      Array(4).fill('own'),
    );
    expect(['OrdersLatencyHighest', 'MyExact', 'OrdersHig'].map(named)).not.toContain('own');
  });

  it('is found at once in a name made to keep a pattern busy', () => {
    const own = [{ name: 'own', alerts: `${'*a'.repeat(50)}b` }];

    expect(familyOf('a'.repeat(100_000), own)).toBeUndefined();
  });
});
