import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { hostAlias } from '#src/knowledge/causes/network/host-alias.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { withSpec } from '#test/support/crashes.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const REFUSED = 'dial tcp 10.99.0.7:5432: connect: connection refused';
const db = service('db', { ports: [{ port: 5432 }] });
const behind = [slice('db', { 'db-0': 'ready' }), servingPod('db-0')];

describe('a name in hostAliases', () => {
  it.each([
    ['by its address', REFUSED],
    ['by its name', 'connect to db:5432: Connection refused'],
    ['by another word', 'could not connect to db:5432: Network is unreachable'],
  ])('is proven to hide its Service where the log names it %s', (_, said) => {
    expect(about(said, [db, ...behind])).toMatchObject([
      {
        params: { host: 'db', ip: '10.99.0.7', service: 'db', clusterIP: '10.96.0.7' },
        strength: 'entails',
        evidence: [
          { quote: said },
          { path: '/spec/hostAliases/0/ip' },
          { path: '/spec/clusterIP' },
        ],
      },
    ]);
  });

  it('is likely wrong where its Service has nothing behind it, is outside, or a certificate is of another', () => {
    const untrusted = 'db:5432: x509: certificate is valid for other.example, not db';

    for (const [said, objects] of [
      [REFUSED, [db, slice('db')]],
      [REFUSED, []],
      [untrusted, [db, ...behind]],
    ] as const)
      expect(about(said, objects)).toMatchObject([{ strength: 'fits' }]);
  });

  it.each([
    ['is the address of the Service', REFUSED, [db, ...behind], '10.96.0.7'],
    ['is another name', REFUSED, [db, ...behind], '10.99.0.7', 'cache'],
    ['was reached', 'password authentication failed for user "app"', [db, ...behind]],
  ] as const)(
    'is not why where it %s',
    (_, said, objects, ip: string = '10.99.0.7', host: string = 'db') => {
      const [claim] = about(said.replace('10.99.0.7', '10.96.0.7'), objects, ip, host);

      expect(claim?.params.service).toBeUndefined();
      expect(claim?.strength).not.toBe('entails');
    },
  );
});

function about(said: string, objects: readonly Resource[], ip = '10.99.0.7', host = 'db') {
  const { caller, logs } = crashing(said);
  const pod = withSpec(caller, { hostAliases: [{ ip, hostnames: [host] }] });
  return claimsAbout(pod, hostAlias, cluster([pod, ...objects], [], logs));
}
