import { expect, it } from '@jest/globals';

import { isLike } from '#src/text/is-like.ts';

it.each([
  ['blog', 'blog', true],
  ['blog', 'blog-eu', false],
  ['*', '', true],
  ['blog-*', 'blog-eu', true],
  ['*-eu', 'blog-eu', true],
  ['a*a', 'a', false],
  ['a*b*c', 'a1b2c', true],
  ['a*b*b', 'ab', false],
  ['*b*', 'abc', true],
])('%s is like %s: %s', (pattern, text, is) => {
  expect(isLike(pattern, text)).toBe(is);
});
