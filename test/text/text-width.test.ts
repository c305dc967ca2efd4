import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { textWidth } from '#src/text/text-width.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

describe('the width of a text', () => {
  it.each([
    ['web-6c7c', 8],
    ['“web” · 3 ✓', 11],
    ['파드 1개', 8],
    ['⏰', 2],
    ['👨‍👩‍👧', 2],
    ['é', 1],
    ['', 0],
  ])('of "%s" is %i columns', (text, columns) => {
    expect(textWidth(text)).toBe(columns);
  });

  it('is the sum of the widths of what a reader takes for one letter', () => {
    const code = fc.integer({ min: 0x20, max: 0xd7_a3 }); // where letters apart and letters that join lie mixed
    const texts = fc.array(code).map((codes) => String.fromCodePoint(...codes));

    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), (text) => {
        const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);

        const sum = letters.reduce((columns, letter) => columns + textWidth(letter), 0);

        expect(textWidth(text)).toBe(sum);
      }),
      { numRuns: 2_000 },
    );
  });
});
