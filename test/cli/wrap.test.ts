import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { inkFor, named, tame } from '#src/cli/ink.ts';
import { widthOf, wrapped } from '#src/cli/wrap.ts';

const words = fc.array(fc.stringMatching(/^[a-z가-힣]{1,12}$/), { minLength: 1, maxLength: 30 });

describe('wrapping', () => {
  it('keeps every word in its order, and every line to the width', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 30, max: 100 }), (all, columns) => {
        const lines = wrapped(all.join(' '), columns, '    ', '  • ');

        expect(lines.join(' ').split(/[ •]+/).filter(Boolean)).toEqual(all);
        expect(lines.every((line) => widthOf(line) <= columns)).toBe(true);
      }),
    );
  });

  it.each([
    ['web', 3],
    ['왜', 2],
    ['\u001b[1mweb\u001b[22m', 3],
    ['⛔ x', 4],
    ['🔴', 2],
  ])('gives %j the width that a terminal does', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });
});

describe('text from outside', () => {
  it('has no character that a terminal would obey', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(tame(text)).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
    );
  });

  it('marks names by pairs of backticks and keeps a single one', () => {
    expect(named('`web` and `', inkFor(true))).toBe('\u001b[1mweb\u001b[22m and `');
    expect(named('`web` and `', inkFor(false))).toBe('web and `');
  });
});
