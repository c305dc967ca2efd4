import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { credentialsRefused } from '#src/knowledge/causes/network/credentials-refused.ts';
import { redactedData } from '#src/text/redaction/redacted-data.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { condition, custom, saying } from '#test/support/custom.ts';
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

const REFUSED = 'FATAL:  password authentication failed for user "app"';

function heldIn(container: object) {
  const own = pod({ container, waiting: { reason: 'CrashLoopBackOff' }, ended: { exitCode: 2 } });
  return claimsAbout(own, credentialsRefused, cluster([own], ['secrets'], [logOf(REFUSED)]));
}

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

  it.each([
    [
      'a Secret rather than what is written out',
      { env: [{ name: 'DB_PASSWORD', value: 'x' }], envFrom: [{ secretRef: { name: 'login' } }] },
      { setting: 'envFrom', secretName: 'login' },
      { path: '/spec/containers/0/envFrom/0/secretRef/name', quote: 'login' },
    ],
    [
      'a password rather than a token',
      { env: [secretOf('API_TOKEN', 'api'), secretOf('PGPASSWORD', 'login')] },
      { setting: 'PGPASSWORD', secretName: 'login', key: 'value' },
      { path: '/spec/containers/0/env/1/valueFrom/secretKeyRef/name', quote: 'login' },
    ],
    [
      'the first Secret where none is called a password',
      { env: [secretOf('API_TOKEN', 'api'), secretOf('DSN', 'dsn')] },
      { setting: 'API_TOKEN', secretName: 'api' },
      { path: '/spec/containers/0/env/0/valueFrom/secretKeyRef/name', quote: 'api' },
    ],
    [
      'what is written out where there is no Secret',
      {
        env: [
          { name: 'MODE', value: 'x' },
          { name: 'DATABASE_URL', value: 'y' },
        ],
      },
      { setting: 'DATABASE_URL' },
      { path: '/spec/containers/0/env/1/name', quote: 'DATABASE_URL' },
    ],
  ])('takes for the password %s', (_, container, params, field) => {
    expect(heldIn(container)).toMatchObject([{ params, evidence: [{ source: 'log' }, field] }]);
  });

  it('blames the pod itself where it is given no password', () => {
    const [claim] = heldIn({});

    expect(claim).toMatchObject({ subject: { kind: 'Pod', name: 'web' } });
    expect(claim?.params).toEqual({ caller: 'web', user: 'app' });
    expect(claim?.evidence).toHaveLength(1);
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

describe('of a Secret that is no longer renewed', () => {
  const maker = (minutes: number, status = 'False') =>
    custom('external-secrets.io/ExternalSecret', 'db-login', {
      status: saying(condition(`Ready=${status} SecretSyncedError: store is not ready`, minutes)),
    });
  const claimsBeside = (...others: readonly Resource[]) =>
    claimsAbout(
      caller,
      credentialsRefused,
      cluster([caller, ...others], ['secrets'], [logOf(REFUSED)]),
    );

  it('leads to what is to renew it, where that had failed before', () => {
    const [claim] = claimsBeside(maker(60 * 24));

    expect(claim).toMatchObject({
      params: { maker: { on: { name: 'db-login' }, said: 'store is not ready' } },
      because: { at: { name: 'db-login' }, ifIll: true },
    });
    expect(claim && adviceOn(credentialsRefused, claim)?.title).toContain('ExternalSecret');
  });

  it('only names it where it began to fail later', () => {
    const [claim] = claimsBeside(maker(0));

    expect(claim?.params).toHaveProperty('maker');
    expect(claim).not.toHaveProperty('because');
  });

  it('says nothing of one that is well', () => {
    const [claim] = claimsBeside(maker(60, 'True'));

    expect(claim?.params).not.toHaveProperty('maker');
    expect(claim).not.toHaveProperty('because');
  });
});

function secretOf(name: string, secret: string) {
  return { name, valueFrom: { secretKeyRef: { name: secret, key: 'value' } } };
}
