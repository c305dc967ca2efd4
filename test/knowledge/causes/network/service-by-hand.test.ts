import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { serviceByHand } from '#src/knowledge/causes/network/service-by-hand.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { service, slice } from '#test/support/services.ts';

const db = service('db', { selector: {} });
const young = { ...db, metadata: { ...db.metadata, creationTimestamp: ago(0.1) } };
const alias = service('db', { selector: {}, type: 'ExternalName', externalName: 'db.example.com' });
const given = { ...slice('db'), endpoints: [{ addresses: ['192.0.2.7'] }] };
const called = { ...given, ports: [{ name: 'pg', port: 5432 }] };

describe('service-by-hand', () => {
  const about = (
    one: Resource<'Service'>,
    others: readonly Resource[] = [],
    forbidden: readonly string[] = [],
  ) => claimsAbout(one, serviceByHand, cluster([one, ...others], forbidden));

  it('finds a Service without a selector that nobody gave an address', () => {
    expect(about(db)).toMatchObject([
      { subject: { name: 'db' }, params: { listed: 0 }, strength: 'entails' },
    ]);
  });

  it('counts the addresses that take no traffic', () => {
    const [claim] = about(db, [slice('db', { elsewhere: 'not-ready' })]);

    expect(claim).toMatchObject({ params: { listed: 1 } });
    expect(claim && serviceByHand.text.en(claim.subject, claim.params)).toMatchObject({
      title: 'Service `db` has no selector and no ready addresses',
    });
  });

  it('finds addresses of a port that is called otherwise, and says both names', () => {
    const [claim] = about(db, [called]);

    expect(claim).toMatchObject({
      params: { ports: ['pg'], named: ['http'] },
      strength: 'entails',
    });
    expect(claim && serviceByHand.text.en(claim.subject, claim.params)).toMatchObject({
      sentence: expect.stringMatching(/calls its port “http”, .* call theirs “pg”/),
    });
  });

  it('takes no names where DNS alone is asked', () => {
    const headless = service('db', { selector: {}, clusterIP: 'None' });

    expect(about(headless, [called])).toEqual([]);
  });

  it.each<[string, Resource<'Service'>, readonly Resource[], readonly string[]]>([
    ['with an address', db, [given], []],
    ['that selects pods', service('db'), [], []],
    ['that is an alias', alias, [], []],
    ['that is new', young, [], []],
    ['whose addresses cannot be read', db, [], ['endpointslices.discovery.k8s.io']],
  ])('stays silent about one %s', (_, one, others, forbidden) => {
    expect(about(one, others, forbidden)).toEqual([]);
  });
});
