import { expect, it } from '@jest/globals';

import { firstOfEach, missingIn } from '#src/approvals/audit-gaps.ts';

it.each([
  ['none', 0, []],
  ['all of one process', 0, [placed('a', 4), placed('a', 5)]],
  ['those of processes that began anew', 0, [placed('a', 1), placed('b', 1), placed('a', 2)]],
  ['those of an earlier version', 0, [{}, {}]],
  ['some of two processes', 3, [placed('a', 1), placed('b', 2), placed('b', 4), placed('a', 4)]],
  ['a copy', 1, [placed('a', 1), placed('a', 1), placed('a', 3)]],
  ['each after the other', 0, [placed('a', 1), placed('b', 1, 'a', 1), placed('a', 2, 'b', 1)]],
  ['a process whose last are gone', 2, [placed('a', 1), placed('b', 1, 'a', 3)]],
  ['one after what is older than all', 0, [placed('b', 1, 'a', 3), placed('b', 2, 'b', 1)]],
])('of %s %d are missing', (_, missing, entries) => {
  expect(missingIn(entries, false)).toBe(missing);
});

it.each([
  ['none', 0, []],
  ['all', 0, [placed('a', 1), placed('b', 1, 'a', 1)]],
  ['a process whose first are gone', 2, [placed('a', 3)]],
  ['a process that is gone', 3, [placed('b', 1, 'a', 3), placed('b', 2, 'b', 1)]],
])('of %s %d are missing where these are the whole audit', (_, missing, entries) => {
  expect(missingIn(entries, true)).toBe(missing);
});

it('a copy is not the first with its place, and those without a place are all first', () => {
  const [one, copy, other, old] = [placed('a', 1), placed('a', 1), placed('b', 1), {}];

  expect(firstOfEach([one, copy, other, old])).toEqual(new Set([one, other, old]));
  expect(firstOfEach([one, copy, other, old]).has(copy)).toBe(false);
});

function placed(run: string, n: number, ...[before, m = 0]: [] | [string, number]) {
  return { place: { run, n, ...(before && { after: { run: before, n: m } }) } };
}
