import { expect, it } from '@jest/globals';

import { connectionStrings } from '#src/text/redaction/connection-strings.ts';
import { found } from '#test/support/secrets/found.ts';

it.each([
  ['app:hunter2@tcp(db:3306)/orders', 'hunter2'],
  ['jdbc:oracle:thin:scott/tiger7@//db:1521/orders', 'oracle:thin:scott/tiger7'],
  ['dsn=app:p@ss@db:5432', 'p@ss'],
  ['db:5432:orders:app:hunter2', 'hunter2'],
])('a password stands in %s', (text, password) => {
  expect(found(connectionStrings, text)).toEqual([password]);
});

it.each(['web:1.4@sha256:00112233', 'git@git.example.org:shop/web', 'me@example.org', 'a:80:b'])(
  'none stands in %s',
  (text) => {
    expect(found(connectionStrings, text)).toEqual([]);
  },
);
