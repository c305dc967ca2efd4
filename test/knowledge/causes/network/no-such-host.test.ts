import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { noSuchHost } from '#src/knowledge/causes/network/no-such-host.ts';
import { advised } from '#test/support/advised.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf, named } from '#test/support/objects.ts';
import { service } from '#test/support/services.ts';

const NOT_KNOWN = 'socket.gaierror: [Errno -2] Name or service not known';

function about(said: string, url: string, others: readonly Resource[], forbidden: string[] = []) {
  const { caller, logs } = crashing(said, url);
  return claimsAbout(caller, noSuchHost, cluster([caller, ...others], forbidden, logs));
}

describe('no-such-host', () => {
  it('finds a Service that does not exist, and the one that was meant', () => {
    const claims = about(NOT_KNOWN, 'redis://point-cache:6379', [service('points-cache')]);

    expect(claims).toMatchObject([
      {
        subject: { kind: 'Service', namespace: 'shop', name: 'point-cache' },
        params: {
          host: 'point-cache',
          setting: 'DATABASE_URL',
          near: 'points-cache',
          isKnown: true,
        },
        evidence: [
          { source: 'log' },
          { path: '/spec/containers/0/env/0/name' },
          { path: '/metadata/name', quote: 'points-cache' },
        ],
        strength: 'entails',
        restsOn: [{ name: 'web' }, { name: 'point-cache' }],
      },
    ]);
  });

  it.each([
    ['a name of which it is the beginning', ['db-primary', 'cache'], 'db-primary'],
    ['none of two such names', ['db-primary', 'db-replica'], undefined],
    ['none that only ends so', ['my-db'], undefined],
  ])('is near to %s', (_, names, near) => {
    const services = names.map((name) => service(name));

    expect(about(NOT_KNOWN, 'postgres://db:5432', services)[0]?.params.near).toBe(near);
  });

  it('is near to the name that it begins with', () => {
    const [claim] = about(NOT_KNOWN, 'postgres://db-primary:5432', [service('db')]);

    expect(claim?.params.near).toBe('db');
  });

  it('finds one that only another namespace has', () => {
    const elsewhere = { ...service('db'), metadata: { namespace: 'data', name: 'db' } };

    expect(about(NOT_KNOWN, 'postgres://db:5432', [elsewhere])).toMatchObject([
      { params: { host: 'db', elsewhere: { about: { namespace: 'data', name: 'db' } } } },
    ]);
  });

  it('is less sure where the client does not say whether the name is unknown', () => {
    const said = 'curl: (6) Could not resolve host: db';

    expect(about(said, 'http://db', [])).toMatchObject([
      { params: { isKnown: false }, strength: 'fits' },
    ]);
  });

  it.each([
    ['on the network of its node', { hostNetwork: true }],
    ['with the DNS of its node', { dnsPolicy: 'Default' }],
  ])('is less sure of a pod %s, which does not ask the cluster', (_, spec) => {
    const { caller, logs } = crashing(NOT_KNOWN, 'postgres://db:5432');
    const own = { ...caller, spec: { containers: [], ...caller.spec, ...spec } };

    expect(claimsAbout(own, noSuchHost, cluster([own], [], logs))).toMatchObject([
      { strength: 'fits' },
    ]);
  });

  it('is less sure where only the settings name a peer', () => {
    const { caller } = crashing(NOT_KNOWN, 'postgres://db:5432');

    const claims = claimsAbout(caller, noSuchHost, cluster([caller], [], [logOf(NOT_KNOWN)]));

    expect(claims).toMatchObject([{ params: { host: 'db' }, strength: 'fits' }]);
  });

  it.each([
    ['a Service that exists', NOT_KNOWN, 'postgres://db:5432', [service('db')]],
    [
      'a refused connection',
      'ConnectionRefusedError: [Errno 111] Connection refused',
      'postgres://db:5432',
      [],
    ],
    [
      'DNS that gives no answer',
      'socket.gaierror: [Errno -3] Temporary failure in name resolution',
      'postgres://db:5432',
      [],
    ],
    ['a host outside of the cluster', NOT_KNOWN, 'https://api.example.com', []],
  ] as const)('stays silent for %s', (_, said, url, others) => {
    expect(about(said, url, others)).toEqual([]);
  });

  it('takes service.namespace for a name of the cluster where there is such a namespace', () => {
    const namespace = named('Namespace', 'data', '');

    expect(about(NOT_KNOWN, 'postgres://db.data:5432', [namespace])).toMatchObject([
      { subject: { namespace: 'data', name: 'db' } },
    ]);
  });

  it('stays silent where Services cannot be read', () => {
    expect(about(NOT_KNOWN, 'postgres://db:5432', [], ['services'])).toEqual([]);
  });

  it('advises the name that exists', () => {
    const near = about(NOT_KNOWN, 'redis://point-cache:6379', [service('points-cache')]);

    expect(advised(noSuchHost, near)).toContain(
      'Change `DATABASE_URL` from `point-cache` to `points-cache`',
    );
    expect(advised(noSuchHost, about(NOT_KNOWN, 'redis://db', []))).toContain('one that exists');
  });
});
