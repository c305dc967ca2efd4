import { expect, it } from '@jest/globals';

import { separatedValue } from '#src/text/redaction/separated-value.ts';

/** What is hidden of a text that begins with a name and a separator. */
function hidden(text: string, announced: 'surely' | 'maybe' = 'surely'): string | undefined {
  const [start = '', name = ''] = /^(\S+?)[=:] ?/.exec(text) ?? [];
  const span = separatedValue({ text, name, index: 0, announced }, start.length);
  return span && text.slice(...span);
}

it.each([
  ['Authorization: token abc failed', 'token abc'],
  ['Authorization: Digest username="a", response="b"', 'Digest username="a", response="b"'],
  ['Cookie: a=b; c=d', 'a=b; c=d'],
  ['password: |\n  a\n  b\nuser: c', '  a\n  b'],
  ['password: two words', 'two words'],
  ['password=one user=two', 'one'],
  ['passphrase: x1 b c: d', 'x1 b c'],
  ['token: eio/Zk93+a1', 'eio/Zk93+a1'],
])('is the secret of %j', (text, secret) => {
  expect(hidden(text)?.trim()).toBe(secret.trim());
});

it.each([
  'password: authentication failed',
  'Secret: &SecretVolumeSource{SecretName:db}',
  'secret: shop/regcred',
  'token: 4096',
  'password: [hidden]',
  'password: ${DB_PASS}',
  '/var/lib/rabbitmq/.erlang.cookie: eacces',
  'token: EPERM: operation not permitted',
  'token: net/http: request canceled',
])('is none in %s', (text) => {
  expect(hidden(text)).toBeUndefined();
});

it('is one at a name that may announce one only where it looks so', () => {
  expect(hidden('key: dedicated', 'maybe')).toBeUndefined();
  expect(hidden('key: hunter2xyz', 'maybe')).toBe('hunter2xyz');
});
