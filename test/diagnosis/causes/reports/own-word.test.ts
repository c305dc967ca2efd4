import { describe, expect, it } from '@jest/globals';

import { ownWord } from '#src/diagnosis/causes/reports/own-word.ts';
import type { Resource } from '#src/domain/resource.ts';
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
  it('quotes the decisive condition, and beside it what else was said', () => {
    const object = secret(FAILED);

    expect(claimsAbout(object, ownWord, cluster([object, warning]))).toMatchObject([
      {
        subject: { name: 'db' },
        params: {
          what: 'Ready=False (SecretSyncedError)',
          said: 'could not get secret data',
          more: [{ what: 'UpdateFailed', said: 'key prod/db is not there' }],
        },
        strength: 'fits',
      },
    ]);
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
