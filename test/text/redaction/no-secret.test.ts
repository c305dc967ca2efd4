import { expect, it } from '@jest/globals';

import { isNoSecret, isProse } from '#src/text/redaction/no-secret.ts';

it.each([
  '',
  'true',
  'none',
  '30s',
  '80',
  '${DB_PASS}',
  '$(TOKEN)',
  '<none>',
  '****',
  '‹7·00000000›',
  '/run/secrets/db',
])('%j gives nothing away', (value) => {
  expect(isNoSecret(value)).toBe(true);
});

it.each(['x', '4921', 'hunter2', '$ecret'])('%j does', (value) => {
  expect(isNoSecret(value)).toBe(false);
});

it('words that programs say of secrets are prose', () => {
  expect(isProse('not found')).toBe(true);
  expect(isProse('nothing2see')).toBe(false);
});
