import { expect, it } from '@jest/globals';
import fc from 'fast-check';

import { fixedComma } from '#src/fixes/fields/fixed-comma.ts';

it('finds the comma too many', () => {
  expect(fixedComma(['{', '  "a": 1,', '}'])).toEqual({ index: 1, line: '  "a": 1' });
});

it('finds the comma that lacks', () => {
  expect(fixedComma(['{', '  "a": 1', '  "b": 2', '}'])).toEqual({ index: 1, line: '  "a": 1,' });
});

it.each([
  ['can be read as it is', ['{}']],
  ['has two faults', ['{', '  "a": 1,,', '}']],
  ['is no JSON at all', ['server {', '}']],
])('finds nothing in a file that %s', (_, lines) => {
  expect(fixedComma(lines)).toBeUndefined();
});

it('tries no file that is too large to be read once for each line', () => {
  const lines = ['[', ...Array.from({ length: 5_000 }, () => '  1,'), ']'];

  expect(fixedComma(lines)).toBeUndefined();
});

it('mends whatever it finds', () => {
  const file = fc
    .jsonValue()
    .map((value) => JSON.stringify({ value, more: 1 }, null, 1).split('\n'));
  fc.assert(
    fc.property(file, fc.nat(), (lines, nth) => {
      const index = nth % lines.length;
      const broken = lines.with(index, (lines[index] ?? '').replace(/,$/, ''));
      const mended = fixedComma(broken);
      const whole = mended ? broken.with(mended.index, mended.line) : lines;
      expect(() => JSON.parse(whole.join('\n')) as unknown).not.toThrow();
    }),
  );
});
