import { expect, it } from '@jest/globals';

import { usualPlaces } from '#src/text/redaction/usual-places.ts';
import { found } from '#test/support/secrets/found.ts';

it.each([
  'curl -u admin:hunter2 https://api',
  'mysql -uroot -phunter2 -h db',
  'redis-cli -a hunter2 ping',
  'AUTH default hunter2',
  'AUTH hunter2',
  'machine db login app password hunter2',
  'requirepass hunter2',
  "CREATE USER app IDENTIFIED BY 'hunter2'",
  'ENV DB_PASSWORD hunter2',
  'sent Bearer hunter2',
  'htpasswd -nb app hunter2',
  'htpasswd -nbB app hunter2',
  'echo app:hunter2 | chpasswd',
  `echo "app:hunter2" | sudo chpasswd`,
  'login admin/hunter2 failed',
  'password hash hunter2',
])('a secret stands in %s', (text) => {
  expect(found(usualPlaces, text)).toEqual(['hunter2']);
});

it.each([
  'docker run -p 8080:80 -u 1000:1000 web',
  'mkdir -p /data',
  'ENV PORT 8080',
  'Basic auth',
  'missing Bearer scheme',
  'login shop/web-2 on node-1',
  'password hash sha256 mismatch',
  'echo web:8080 | nc node-1',
])('none stands in %s', (text) => {
  expect(found(usualPlaces, text)).toEqual([]);
});
