import { expect, it } from '@jest/globals';

import { privateKeys } from '#src/text/redaction/private-keys.ts';
import { found } from '#test/support/secrets/found.ts';

const KEY = '-----BEGIN EC PRIVATE KEY-----\nMHcCAQ\n-----END EC PRIVATE KEY-----';

it('a private key goes from its beginning to its end', () => {
  expect(found(privateKeys, `a\n${KEY}\nb\n${KEY}`)).toEqual([KEY, KEY]);
});

it('a key that is cut goes on to the end of the text', () => {
  const cut = KEY.slice(0, 34);

  expect(found(privateKeys, `a ${cut}`)).toEqual([cut]);
});

it('a certificate is none', () => {
  expect(found(privateKeys, '-----BEGIN CERTIFICATE-----')).toEqual([]);
});
