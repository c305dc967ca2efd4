import { describe, expect, it } from '@jest/globals';

import { credentialsRefused } from '#src/diagnosis/causes/network/credentials-refused.ts';
import { redactedData } from '#src/text/redaction/redacted-data.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf, pod } from '#test/support/objects.ts';

const env = [
  { name: 'PGHOST', value: 'db' },
  { name: 'PGPASSWORD', valueFrom: { secretKeyRef: { name: 'db-login', key: 'password' } } },
];
const caller = pod({
  container: { env },
  waiting: { reason: 'CrashLoopBackOff' },
  ended: { exitCode: 2 },
});

function about(said: string) {
  return claimsAbout(caller, credentialsRefused, cluster([caller], ['secrets'], [logOf(said)]));
}

describe('credentials-refused', () => {
  it.each([
    ['PostgreSQL', 'FATAL:  password authentication failed for user "app"', 'app'],
    [
      'MySQL',
      `ERROR 1045 (28000): Access denied for user 'app'@'10.0.1.2' (using password: YES)`,
      'app',
    ],
    ['Redis', 'WRONGPASS invalid username-password pair or user is disabled.', undefined],
    ['MongoDB', 'MongoServerError: Authentication failed.', undefined],
  ])('names the Secret whose password %s refuses, without certainty', (_, said, user) => {
    expect(about(said)).toMatchObject([
      {
        subject: { kind: 'Secret', namespace: 'shop', name: 'db-login' },
        params: {
          secretName: 'db-login',
          key: 'password',
          setting: 'PGPASSWORD',
          ...(user && { user }),
        },
        strength: 'fits',
      },
    ]);
  });

  it('names the Secret in an answer, too, from which secrets are taken out', () => {
    const [claim] = about('FATAL:  password authentication failed for user "app"');

    expect(redactedData(claim?.params)).toMatchObject({ secretName: 'db-login' });
  });

  it.each([
    [
      'a refused connection',
      'connection to server at "db" (10.1.1.1), port 5432 failed: Connection refused',
    ],
    ['a missing password for Redis', 'NOAUTH Authentication required.'],
    ['another error', 'FATAL: database "app" does not exist'],
  ])('stays silent for %s', (_, said) => {
    expect(about(said)).toEqual([]);
  });
});
