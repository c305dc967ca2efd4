import { expect, it } from '@jest/globals';

import { link } from '#src/slack/views/link.ts';

it.each([
  ['https://a.example.com/x?y=1&z=2', '<https://a.example.com/x?y=1&amp;z=2|Go>'],
  ['https://a.example.com/a b|c>d', '<https://a.example.com/a%20b%7Cc%3Ed|Go>'],
  ['javascript:alert(1)', undefined],
  ['http://', undefined],
  [undefined, undefined],
  [`https://a.example.com/${'x'.repeat(800)}`, undefined],
])('a link to %s is %s', (url, markup) => {
  expect(link(url, 'Go')).toBe(markup);
});
