import { expect, it } from '@jest/globals';

import { announces } from '#src/text/redaction/secret-names.ts';

it.each([
  'DB_PASS',
  'PGPASSWORD',
  'pwd',
  'userpw',
  'clientSecret',
  'x-api-key',
  'apikey',
  'authToken',
  'API_TOKENS',

  'PASSWORD_2',
  'AccountKey',
  'SharedAccessKey',
  'Proxy-Authorization',
  'JWT',
  'session_id',
  '비밀번호',
  '접속암호',
])('%s announces a secret', (name) => {
  expect(announces(name)).toBe('surely');
});

it.each(['key', 'STRIPE_KEY', 'auth', 'sig', 'Signature', '키'])('%s may announce one', (name) => {
  expect(announces(name)).toBe('maybe');
});

it.each([
  'secretName',
  'passwordFile',
  'token_count',
  'tokenExpirationSeconds',
  'secretKeyRef',
  'AWS_ACCESS_KEY_ID',

  'bypass',
  'compass',
  'passThrough',
  'imagePullSecrets',
  'public_key',
  'authorization-mode',
  'host',
  '암호화',
  '',
])('%s announces none', (name) => {
  expect(announces(name)).toBeUndefined();
});
