import { expect, it } from '@jest/globals';

import { valueAt } from '#src/text/redaction/value-at.ts';

it.each([
  ['a b', 'a'],
  ['"a \\" b" c', 'a \\" b'],
  ['\\"a\\" b', 'a'],
  ["b'a' c", 'a'],
  ['&quot;a&quot;', 'a'],
  ['a,b;c d', 'a,b;c'],
  ['a,user=b', 'a'],
  ['a)', 'a'],
  ['[a, b] c', 'a, b'],
  ['"a\nb', 'a'],
])('the value at the beginning of %j ends where it does', (text, value) => {
  const { from, to } = valueAt(text, 0) ?? { from: 0, to: 0 };

  expect(text.slice(from, to)).toBe(value);
});
