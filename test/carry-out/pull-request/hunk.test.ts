import { expect, it } from '@jest/globals';

import { hunk } from '#src/carry-out/pull-request/hunk.ts';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

it.each([
  [
    'a line in the middle',
    LINES,
    LINES.with(4, 'X'),
    '@@ -2,7 +2,7 @@|  b|  c|  d|- e|+ X|  f|  g|  h',
  ],
  ['the first line', LINES, LINES.with(0, 'X'), '@@ -1,4 +1,4 @@|- a|+ X|  b|  c|  d'],
  ['lines at the end', LINES, [...LINES, 'X'], '@@ -6,3 +6,4 @@|  f|  g|  h|+ X'],
  ['a line less', LINES, LINES.toSpliced(1, 1), '@@ -1,5 +1,4 @@|  a|- b|  c|  d|  e'],
  [
    'one object of several',
    ['x', '---', 'a', '---', 'y'],
    ['x', '---', 'b', '---', 'y'],
    '@@ -2,2 +2,2 @@|  ---|- a|+ b',
  ],
])('shows %s with three lines around it', (_, before, after, shown) => {
  const diff = hunk(before.join('\n'), after.join('\n'));

  expect(diff.split('\n')).toEqual(
    shown.split('|').map((line) => line.replace(/^(?=[-+ ])(.) /, '$1')),
  );
});

it('ends lines as one reads them', () => {
  expect(hunk('a\r\nb\r\n', 'a\r\nc\r\n')).toBe('@@ -1,3 +1,3 @@\n a\n-b\n+c\n ');
});
