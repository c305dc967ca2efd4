import { expect, it } from '@jest/globals';

import { visible } from '#src/text/visible.ts';

it.each([
  ['colours', '\u001B[36mpassword\u001B[0m=x', 'password=x'],
  ['signs without a width', 'pass\u200bwo\u00adrd\ufeff', 'password'],
  ['nothing', '[36m 한글 a\tb\nc', '[36m 한글 a\tb\nc'],
])('takes %s out of a text', (_, text, seen) => {
  expect(visible(text)).toBe(seen);
});
