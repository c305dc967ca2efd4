import { expect, it } from '@jest/globals';

import { namedValues } from '#src/text/redaction/named-values.ts';
import { found } from '#test/support/secrets/found.ts';

it.each([
  ['with a separator', 'DB_PASS=a;token: b', ['a', 'b']],
  ['in quotes', `{"password":"a b", 'secret': 'c'}`, ['a b', 'c']],
  ['in quotes within quotes', '{\\"password\\":\\"a\\",\\"x\\":1}', ['a']],
  ['beside the name', '- name: DB_PASS\n  value: a', ['a']],
  ['after an option', 'serve --token a --port 80', ['a']],
  ['in an element', '<password>a</password>', ['a']],
  ['in a sentence', 'the password is hunter2xyz', ['hunter2xyz']],
  ['in Korean', '비밀번호: x1, 토큰은 abcd 입니다', ['x1', 'abcd']],
  [
    'where a setting may hold one and it looks like one',
    'auth=hunter2 sid=hunter3 csrf=hunter4 nonce=hunter5 signature=hunter6',
    ['hunter2', 'hunter3', 'hunter4', 'hunter5', 'hunter6'],
  ],
  ['of a single sign-on', 'SAMLResponse=PHNhbWxw', ['PHNhbWxw']],
  ['of several words', 'seed phrase: correct horse battery', ['correct horse battery']],
  ['beside what is shared', 'shared secret hunter2, pass hunter3', ['hunter2', 'hunter3']],
  ['more than once', 'pwd=a pwd=b', ['a', 'b']],
])('a value is found %s', (_, text, values) => {
  expect(found(namedValues, text)).toEqual(values);
});

it.each([
  'password',
  'password authentication failed',
  'secret "db" not found',
  'references non-existent secret key: tls.pem',
  'SetUp failed for volume "api-key" : configmap "web" not found',
  'pwd=',
  'x=1',
])('no value stands in %s', (text) => {
  expect(found(namedValues, text)).toEqual([]);
});
