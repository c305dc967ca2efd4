import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { redacted } from '#src/text/redaction/redacted.ts';
import { processorMs } from '#test/support/processor-ms.ts';
import { forms } from '#test/support/secrets/forms.ts';

const SECRET = 'hush5ecretValue0';

describe('redacted text', () => {
  it.each(forms.map(({ name, write }) => [name, write] as const))(
    'hides a secret in %s',
    (_, write) => {
      expect(redacted(write(SECRET))).not.toContain(SECRET);
    },
  );

  it.each([
    ['hunter2', 'psql -p hunter2'],
    ['hunter2', 'login -p hunter2'],
    ['hunter2', 'sshpass -p hunter2 ssh app@db'],
    ['hunter2', 'login failed for admin:hunter2'],
    ['hunter2', 'A001 LOGIN app hunter2'],
    ['abc', 'got token abc'],
    ['hunter2', 'token hunter2 rejected'],
    ['123456', 'otp code: 123456'],
    ['123456', 'your verification code is 123456'],
    ['abc', 'Unseal Key 1: abc'],
    ['hunter2', 'community string hunter2'],
    ['abcdef', 'salt=abcdef'],
    ['abcdef', 'hmac: abcdef'],
    ['hunter2', 'the password hunter2 is wrong'],
    ['hunter2', '액세스 키: hunter2'],
    ['123456', '인증번호: 123456'],
    [
      '8f14e45fceea167a5a36dedd4bea2543',
      'POST https://x.example/p/8f14e45fceea167a5a36dedd4bea2543',
    ],
  ])('hides %s, which looks like a word or a number, in %j', (secret, text) => {
    expect(redacted(text)).toBe(text.replace(secret, '[hidden]'));
  });

  it("hides keys of AWS and lines of a key's body by their look", () => {
    const body = 'MIIEpAIBAAKCAQEAx1yzAbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefgh';

    expect(redacted('using AKIAIOSFODNN7EXAMPLE')).toBe('using [hidden]');
    expect(redacted(body)).toBe('[hidden]');
  });

  it('hides the secret and not what stands beside it', () => {
    const said = 'dial postgres://app:hunter2@db:5432/orders failed, DB_PASS=hunter2 host=db';

    expect(redacted(said)).toBe(
      'dial postgres://app:[hidden]@db:5432/orders failed, DB_PASS=[hidden] host=db',
    );
  });

  it('hides a secret wherever it stands in a line, and however often it is asked to', () => {
    const alphanumeric = fc.stringMatching(/^[A-Za-z0-9]{12,40}$/);
    const words = fc.array(fc.constantFrom('at', 'error', '12:00:01', 'orders', '(db)'));
    const inLines = forms.filter(({ name }) => !/^\.|conf|Dockerfile/.test(name)); // those begin one

    fc.assert(
      fc.property(
        fc.constantFrom(...inLines),
        alphanumeric,
        words,
        words,
        ({ write }, text, before, after) => {
          const secret = `Zq7${text}`;
          const line = [...before, write(secret), ...after].join(' ');

          expect(redacted(line)).not.toContain(secret);
          expect(redacted(redacted(line))).toBe(redacted(line));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('takes time that grows no faster than the text', () => {
    const LENGTH = 64 * 1024;
    const MOST_MS = 2_000; // a quadratic one takes longer

    for (const piece of PIECES) {
      const text = piece.repeat(LENGTH / piece.length);
      const before = processorMs();

      redacted(text);

      const took = processorMs() - before;
      expect({ piece, isFast: took < MOST_MS }).toEqual({ piece, isFast: true });
    }
  });
});

/** What patterns begin with and do not end. */
const PIECES = [
  'a',
  'a:',
  'a.',
  'a=',
  'A1b=',
  ',a',
  '@',
  'a@',
  '"',
  '\\',
  ' ',
  '\n',
  '://',
  'http://',
  'x://a:',

  'x://a@b.c/',
  'a:b@',
  'key=',
  'auth:',
  'password',
  'password=',
  'password="',
  'password: ',
  'pwd:\t',

  'password=\\"x\n',
  'password: |\n  a\n',
  'password=${',
  'password=,a',
  'token:[x\n',
  'name: token\n',

  '-----BEGIN ',
  '-----BEGIN PRIVATE KEY-----',
  'eyJaaaaaaaaaa-',
  'eyJa.',
  'xoxa.',
  '$apr1',
  'ghp_',

  'docker ',
  'mysql -',
  'curl -u ',
  'Bearer ',
  'IDENTIFIED BY ',
  'login a ',
  '비밀번호',
  '토큰은 ',

  '/hooks',
  '?sig=',
  ' … ',
];
