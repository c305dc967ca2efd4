import { expect, it } from '@jest/globals';

import { withoutSpans } from '#src/text/redaction/without-spans.ts';

it('replaces parts of a text, in any order and also where they overlap', () => {
  const found = [
    [8, 12],
    [2, 4],
    [3, 5],
  ] as const;

  expect(withoutSpans('a:bcd e:fghi', found)).toBe('a:[hidden] e:[hidden]');
});

it('keeps the number of lines', () => {
  expect(withoutSpans('key:\nab\ncd\nafter', [[5, 10]])).toBe('key:\n[hidden]\n[hidden]\nafter');
});

it('leaves a text as it is in which there is none', () => {
  expect(withoutSpans('as it is', [])).toBe('as it is');
});
