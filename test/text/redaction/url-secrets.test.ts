import { expect, it } from '@jest/globals';

import { urlSecrets } from '#src/text/redaction/url-secrets.ts';
import { found } from '#test/support/secrets/found.ts';

it.each([
  ['postgres://app:p@ss/w0rd@db:5432/orders', ['p@ss/w0rd']],
  ['http://app:a@b/c@proxy:3128', ['a@b/c']],
  ['https://hunter2xyz@git.example.org/shop', ['hunter2xyz']],
  ['https://hunter2xyz:x-oauth-basic@git.example.org', ['hunter2xyz', 'x-oauth-basic']],
  ['https://shop.example.net/c?sv=1&sig=abc%3D&se=2', ['abc%3D']],
  ['https://chat.example.org/hooks/x5rq7zpl0vt3nb8k', ['x5rq7zpl0vt3nb8k']],
  ['a redis://:one@a b redis://:two@c', ['one', 'two']],
])('secrets stand in %s', (text, secrets) => {
  expect(found(urlSecrets, text)).toEqual(secrets);
});

it.each([
  'https://git.example.org/@scope/web@v1.2.3',
  'ssh://git@git.example.org/shop',
  'postgres://app@db:5432/orders',
  'docker-pullable://shop/web@sha256:0011',
  'https://hooks.shop.svc:443/webhooks/alertmanager?timeout=10s',
])('none stands in %s', (text) => {
  expect(found(urlSecrets, text)).toEqual([]);
});
