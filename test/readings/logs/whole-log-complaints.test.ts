import { describe, expect, it } from '@jest/globals';

import { wholeLogComplaints } from '#src/readings/logs/whole-log-complaints.ts';
import { sifted } from '#src/text/sifted.ts';
import { ago, NOW } from '#test/support/objects.ts';

const info = (minutes: number, times: number) =>
  Array.from({ length: times }, () => ({ at: ago(minutes), text: 'INFO served' }));
const errors = (minutes: number, times: number, text = 'ERROR cannot reach the ledger') =>
  Array.from({ length: times }, (_, index) => ({ at: ago(minutes - index / 10), text }));
const told = (...parts: readonly ReturnType<typeof info>[]) =>
  wholeLogComplaints(sifted(parts.flat()), NOW, { startedAt: ago(600) });

describe('what a program complained of', () => {
  it('long ago and many lines before is over', () => {
    expect(told(info(200, 50), errors(120, 30), info(60, 10_000))).toMatchObject([
      { count: 30, first: ago(120), until: ago(117.1), said: 'cannot reach the ledger' },
    ]);
  });

  it('seldom, and until now, goes on', () => {
    const parts = [180, 120, 60, 5].map((minutes) => [
      ...errors(minutes, 1),
      ...info(minutes, 3000),
    ]);
    const [found] = told(...parts);

    expect(found).toMatchObject({ count: 4, last: ago(5) });
    expect(found).not.toHaveProperty('until');
  });

  it.each([
    ['once or twice', [info(200, 50), errors(120, 2), info(60, 900)]],
    ['a day ago', [info(1500, 50), errors(1400, 30), info(60, 900)]],
    ['at its start only', [errors(599, 12), info(590, 900)]],
    [
      'as a warning that is a habit',
      [info(200, 9), errors(120, 30, 'WARN request timed out'), info(60, 900)],
    ],
    ['at no known time', [errors(120, 9).map(({ text }) => ({ text, at: '' })), info(60, 900)]],
  ])('%s is not told', (_, parts) => {
    expect(told(...parts)).toEqual([]);
  });
});
