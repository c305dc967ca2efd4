import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { redacted } from '#src/text/redacted.ts';

const SECRET = 'hush5ecretValue0';

/** Forms in which a program gives a secret away. */
const FORMS: readonly (readonly [string, (secret: string) => string])[] = [
  ['a setting', (secret) => `connecting with password=${secret} to db`],
  ['a variable', (secret) => `POSTGRES_PASSWORD: ${secret}`],
  ['JSON', (secret) => `{"user":"app","clientSecret":"${secret}","port":5432}`],
  ['a quoted value with blanks', (secret) => `api_key = "my ${secret} key"`],
  ['a command line', (secret) => `mysql --password ${secret} -h db`],
  ['a query', (secret) => `GET /hook?access_token=${secret}&page=2`],
  ['a header', (secret) => `Authorization: Bearer ${secret}`],
  ['basic authentication', (secret) => `sent Basic ${secret}`],
  ['a URL', (secret) => `dial postgres://app:${secret}@db:5432/orders failed`],
  ['a token of GitHub', (secret) => `remote: ghp_${secret}`],
  ['a token of Slack', (secret) => `posting as xoxb-1-${secret}`],
  ['a JSON web token', (secret) => `eyJhbGciOiJIUzI1NiJ9.eyJ${secret}.sig`],
  [
    'a private key',
    (secret) => `-----BEGIN RSA PRIVATE KEY-----\n${secret}\n-----END RSA PRIVATE KEY-----`,
  ],
  ['a statement of SQL', (secret) => `CREATE USER app IDENTIFIED BY '${secret}'`],
];

describe('redacted text', () => {
  it.each(FORMS)('hides a secret in %s', (_, inForm) => {
    expect(redacted(inForm(SECRET))).not.toContain(SECRET);
  });

  it("hides keys of AWS and lines of a key's body by their look", () => {
    const body = 'MIIEpAIBAAKCAQEAx1yzAbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefgh';

    expect(redacted('using AKIAIOSFODNN7EXAMPLE')).toBe('using [hidden]');
    expect(redacted(body)).toBe('[hidden]');
  });

  it.each([
    'FATAL: password authentication failed for user "postgres"',
    'secret "vpn-gateway-tls" not found',
    'You must specify POSTGRES_PASSWORD to a non-empty value for the',
    '[emerg] 1#1: chown("/var/lib/nginx/body", 33) failed (1: Operation not permitted)',
    'pulling shop/web@sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'dial tcp 10.244.1.82:8081: connect: connection refused',
    'GET https://vault/v1/config',
  ])('keeps what gives nothing away: %s', (text) => {
    expect(redacted(text)).toBe(text);
  });

  it('hides a secret wherever it stands in a line, and however often it is asked to', () => {
    const alphanumeric = fc.stringMatching(/^[A-Za-z0-9]{12,40}$/);
    const words = fc.array(fc.constantFrom('at', 'error', '12:00:01', 'orders', '(db)'));

    fc.assert(
      fc.property(
        fc.constantFrom(...FORMS),
        alphanumeric,
        words,
        words,
        (form, secret, before, after) => {
          const line = [...before, form[1](`Zq${secret}`), ...after].join(' ');

          expect(redacted(line)).not.toContain(`Zq${secret}`);
          expect(redacted(redacted(line))).toBe(redacted(line));
        },
      ),
    );
  });
});
