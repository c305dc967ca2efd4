import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { addressAsName } from '#src/knowledge/causes/network/address-as-name.ts';
import { advised } from '#test/support/advised.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf } from '#test/support/objects.ts';
import { service } from '#test/support/services.ts';

const NOT_KNOWN = 'getaddrinfo ENOTFOUND db';
const URL = 'postgres://db:5432';

const aliasFor = (externalName: string) =>
  service('db', { type: 'ExternalName', externalName, selector: {} });
const ofAddress = aliasFor('10.20.0.15');

describe('address-as-name, asked of the Service', () => {
  const about = (one: Resource<'Service'>) => claimsAbout(one, addressAsName, cluster([one]));

  it('finds an external name that is an address', () => {
    const claims = about(ofAddress);

    expect(claims).toMatchObject([
      {
        subject: { kind: 'Service', namespace: 'shop', name: 'db' },
        params: { address: '10.20.0.15' },
        evidence: [{ path: '/spec/externalName', quote: '10.20.0.15' }],
        strength: 'entails',
      },
    ]);
    expect(advised(addressAsName, claims)).toContain('the address `10.20.0.15`');
  });

  it.each([
    ['whose external name is a name', aliasFor('db.example.com')],
    ['whose external name only begins with an address', aliasFor('10.20.0.15.nip.io')],
    ['of addresses, in which a name was forgotten', service('db', { externalName: '10.20.0.15' })],
    ['that selects pods', service('db')],
  ])('stays silent about a Service %s', (_, one) => {
    expect(about(one)).toEqual([]);
  });
});

describe('address-as-name, asked of a pod', () => {
  function about(said: string, others: readonly Resource[], forbidden: string[] = []) {
    const { caller, logs } = crashing(said, URL);
    return claimsAbout(caller, addressAsName, cluster([caller, ...others], forbidden, logs));
  }

  it('finds the Service that its log cannot resolve', () => {
    expect(about(NOT_KNOWN, [ofAddress])).toMatchObject([
      {
        subject: { kind: 'Service', namespace: 'shop', name: 'db' },
        params: { address: '10.20.0.15' },
        evidence: [
          { source: 'log', quote: NOT_KNOWN },
          { path: '/spec/containers/0/env/0/name' },
          { path: '/spec/externalName' },
        ],
        strength: 'entails',
        restsOn: [{ name: 'web' }, { name: 'db' }],
      },
    ]);
  });

  it('is less sure where the client does not say whether the name is unknown', () => {
    expect(about('curl: (6) Could not resolve host: db', [ofAddress])).toMatchObject([
      { strength: 'fits' },
    ]);
  });

  it('is less sure where only the settings name a peer', () => {
    const { caller } = crashing('[Errno -2] Name or service not known', URL);
    const logs = [logOf('[Errno -2] Name or service not known')];

    expect(
      claimsAbout(caller, addressAsName, cluster([caller, ofAddress], [], logs)),
    ).toMatchObject([{ strength: 'fits' }]);
  });

  it('is less sure of a pod that asks the DNS of its node', () => {
    const { caller, logs } = crashing(NOT_KNOWN, URL);
    const own = { ...caller, spec: { containers: [], ...caller.spec, dnsPolicy: 'Default' } };

    expect(claimsAbout(own, addressAsName, cluster([own, ofAddress], [], logs))).toMatchObject([
      { strength: 'fits' },
    ]);
  });

  it.each<[string, string, readonly Resource[]]>([
    ['an alias for a name', NOT_KNOWN, [aliasFor('db.example.com')]],
    ['a Service that is not there', NOT_KNOWN, []],
    ['a refused connection', 'connect ECONNREFUSED db:5432', [ofAddress]],
    ['DNS that gives no answer', 'Temporary failure in name resolution', [ofAddress]],
  ])('stays silent for %s', (_, said, others) => {
    expect(about(said, others)).toEqual([]);
  });

  it('stays silent where Services cannot be read', () => {
    expect(about(NOT_KNOWN, [], ['services'])).toEqual([]);
  });
});
