import { expect, it } from '@jest/globals';

import { firstOfEach, missingBetween } from '#src/approvals/audit-gaps.ts';

it.each([
  ['none', 0, []],
  ['all of one process', 0, [placed('a', 4), placed('a', 5)]],
  ['those of processes that began anew', 0, [placed('a', 1), placed('b', 1), placed('a', 2)]],
  ['those of an earlier version', 0, [{}, {}]],
  ['some of two processes', 3, [placed('a', 1), placed('b', 2), placed('b', 4), placed('a', 4)]],
  ['a copy', 1, [placed('a', 1), placed('a', 1), placed('a', 3)]],
])('of %s %d are missing', (_, missing, entries) => {
  expect(missingBetween(entries)).toBe(missing);
});

it('a copy is not the first with its place, and those without a place are all first', () => {
  const [one, copy, other, old] = [placed('a', 1), placed('a', 1), placed('b', 1), {}];

  expect(firstOfEach([one, copy, other, old])).toEqual(new Set([one, other, old]));
  expect(firstOfEach([one, copy, other, old]).has(copy)).toBe(false);
});

function placed(run: string, n: number) {
  return { place: { run, n } };
}
