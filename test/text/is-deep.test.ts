import { expect, it } from '@jest/globals';

import { isDeep } from '#src/text/is-deep.ts';
import { nested } from '#test/support/nested.ts';

it.each([
  ['a text', 'x', false],
  ['nothing', null, false],
  ['200 levels', nested(200), false],
  ['201 levels', nested(201), true],
  ['a hundred thousand levels', nested(100_000), true],
  ['levels of lists', [[[[]]]], false],
])('is deep or not: %s', (_, value, is) => {
  expect(isDeep(value)).toBe(is);
});
