import { expect, it } from '@jest/globals';

import { knownTokens } from '#src/text/redaction/known-tokens.ts';
import { found } from '#test/support/secrets/found.ts';

it.each([
  'ghp_0123456789abcdefABCD',
  'glpat-0123456789abcdefABCD',
  'xoxb-1-hunter2hunter2',
  'AKIAIOSFODNN7EXAMPLE',
  'sk-ant-api03-0123456789ABCDEF',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  '$2y$10$abcdefghijklmnopqrstuv',
])('%s is known by its form', (token) => {
  expect(found(knownTokens, `got "${token}" from it`)).toEqual([token]);
});

it.each([
  'sk-prod-frontend-web-1',
  'keyboard-0123',
  'npm_config_cache',
  'eyJ',
  'desk-lamp-store-web',
])('%s is not', (name) => {
  expect(found(knownTokens, name)).toEqual([]);
});
