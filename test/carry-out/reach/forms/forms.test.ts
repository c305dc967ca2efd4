import { describe, expect, it } from '@jest/globals';

import {
  DEADLINE,
  NAME,
  NOTHING,
  PORT,
  QUANTITY,
  SOME,
  TEXT,
  USER,
} from '#src/carry-out/reach/forms/forms.ts';

const LONG = `a${'b'.repeat(251)}`;

describe('what may stand in a field', () => {
  it.each([
    ['a quantity', QUANTITY, ['1', '256Mi', '1.5Gi', '100m', '10.25'], ['', '-1', '1 Gi', '1.', 1]],
    ['a port', PORT, [1, 65_535], [0, 65_536, 80.5, '80']],
    ['a count', SOME, [1, 10_000], [0, 10_001, 1.5, '3']],
    [
      'a name',
      NAME,
      ['a', 'web-1.example', '0', `${LONG}c`],
      ['', '-a', 'a-', 'A', 'a/b', `${LONG}cd`, 'a_b'],
    ],
    ['a text', TEXT, ['', 'any thing', 'a'.repeat(4_096)], ['a'.repeat(4_097), 7]],
    ['a user', USER, [1, 2_147_483_647], [0, 2_147_483_648, 1.5, '1']],
    ['a deadline', DEADLINE, [1, 1_000_000], [0, 1_000_001, 1.5, '1']],
    ['nothing', NOTHING, [undefined], [null, '', 0]],
  ] as const)('as %s', (_, allows, these, notThose) => {
    expect(these.filter((value) => !allows(value, undefined))).toEqual([]);
    expect(notThose.filter((value) => allows(value, undefined))).toEqual([]);
  });
});
