import { describe, expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { ownWord, type OwnWord } from '#src/knowledge/causes/reports/own-word.ts';
import { fitting } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { condition, custom, saying } from '#test/support/custom.ts';
import { ago } from '#test/support/objects.ts';

const secret = (...conditions: readonly object[]) =>
  custom('external-secrets.io/ExternalSecret', 'db', { status: saying(...conditions) });
const FAILED = condition('Ready=False SecretSyncedError: could not get secret data');
const warning: Resource<'Event'> = {
  apiVersion: 'v1',
  kind: 'Event',
  metadata: { namespace: 'shop', name: 'db.1' },
  involvedObject: {
    apiVersion: 'external-secrets.io/v1',
    kind: 'ExternalSecret',
    namespace: 'shop',
    name: 'db',
  },
  type: 'Warning',
  reason: 'UpdateFailed',
  message: 'key prod/db is not there',
  lastTimestamp: ago(1),
};

describe('own-word', () => {
  it('quotes the event of a condition that names nothing, and that beside it', () => {
    const object = secret(FAILED);

    expect(claimsAbout(object, ownWord, cluster([object, warning]))).toMatchObject([
      {
        subject: { name: 'db' },
        params: {
          what: 'UpdateFailed',
          said: 'key prod/db is not there',
          more: [{ what: 'Ready=False (SecretSyncedError)', said: 'could not get secret data' }],
        },
        strength: 'fits',
      },
    ]);
  });

  it.each([
    ['that names something itself', 'no key "prod/db" in the store', ago(1)],
    ['that is younger than the event', 'could not get secret data', ago(90)],
  ])('quotes a condition %s, and the event beside it', (_, said, lastTimestamp) => {
    const object = secret(condition(`Ready=False SecretSyncedError: ${said}`));
    const told = cluster([object, { ...warning, lastTimestamp } as Resource]);

    expect(claimsAbout(object, ownWord, told)).toMatchObject([
      { params: { said, more: [{ what: 'UpdateFailed', said: 'key prod/db is not there' }] } },
    ]);
  });

  it.each([
    ['Accepted=False NotAllowedByListeners: none allowed it', 'allowedRoutes'],
    ['ResolvedRefs=False RefNotPermitted: not permitted', 'ReferenceGrant'],
    ['Ready=False SecretSyncedError: could not get secret data', '403'],
    ['Ready=False SecretSyncedError: store "a" is not allowed from namespace "b"', 'by label'],
    [
      'Issuing=False Failed: order is errored: 429 urn:ietf:params:acme:error:rateLimited: too many',
      'staging server',
    ],
    [
      "Ready=False Pending: Waiting for HTTP-01 challenge propagation: wrong status code '404'",
      'ingressClassName',
    ],
  ])('says what helps against a reason that is the same everywhere: %s', (said, helps) => {
    expect(adviceOf(said)).toContain(helps);
  });

  it('advises nothing where only its controller knows', () => {
    expect(adviceOf('Ready=False Broken: the disk is on fire')).toBeUndefined();
  });

  it.each([
    ['an object that is well', secret(condition('Ready=True'))],
    [
      'a word without a reason',
      custom('example.org/Database', 'db', { status: { phase: 'Failed' } }),
    ],
  ])('stays silent for %s', (_, object) => {
    expect(claimsAbout(object, ownWord, cluster([object]))).toEqual([]);
  });
});

function adviceOf(said: string) {
  const object = secret(condition(said));
  const [claim] = claimsAbout(object, ownWord, cluster([object]));
  const on = refTo('external-secrets.io/ExternalSecret', object);
  return fitting(ownWord, on, claim?.params as OwnWord)?.en.text;
}
