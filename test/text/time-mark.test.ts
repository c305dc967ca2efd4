import { expect, it } from '@jest/globals';

import { timeMark, withTimes } from '#src/text/time-mark.ts';

it('sets the times of a sentence as whoever shows it wants them', () => {
  const text = `from ${timeMark('2026-03-02T14:01:00Z')} on, until ${timeMark('')}`;

  expect(withTimes(text, (time) => `<${time}>`)).toBe('from <2026-03-02T14:01:00Z> on, until <>');
});
