import { expect, it } from '@jest/globals';

import { shortened } from '#src/text/shortened.ts';

it('leaves a text as it is that is short enough', () => {
  expect(shortened('not found', 9)).toBe('not found');
});

it('keeps the beginning of a long text and its end, where the reason stands', () => {
  const said = `failed to pull image "${'a'.repeat(300)}": 401 Unauthorized`;

  const short = shortened(said, 60);

  expect(short).toHaveLength(60);
  expect(short).toMatch(/^failed to pull image "a+ … a+": 401 Unauthorized$/);
});

it.each([
  [
    'the last of wrapped errors, without the hint where to read more',
    `the request has failed: Failed to wait for order "web-1": order is errored: 429 urn:ietf:params:acme:error:rateLimited: Error creating new order :: too many certificates (5) already issued for this exact set of domains in the last 168 hours: shop.example, retry after 2026-03-02T01:29:08Z: see https://ca.example/docs/duplicate-certificate-limit/`,
    250,
    / … .*too many certificates \(5\).*, retry after 2026-03-02T01:29:08Z$/,
  ],
  [
    'all of it where only the hint is too much',
    'order is errored: 429 too many: see https://ca.example/docs/rate-limits/',
    40,
    /^order is errored: 429 too many$/,
  ],
  [
    'half of the end where the last is too long',
    `failed: because ${'b'.repeat(300)} end`,
    60,
    /^failed: because b+ … b+ end$/,
  ],
  ['no more than it may of one that wraps nothing', `: ${'a'.repeat(300)}`, 60, /^: a+ … a+$/],
])('keeps %s', (_, said, most, expected) => {
  const short = shortened(said, most);

  expect(short).toMatch(expected);
  expect(short.length).toBeLessThanOrEqual(most);
});
