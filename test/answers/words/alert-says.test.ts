import { describe, expect, it } from '@jest/globals';

import { alertSays } from '#src/answers/words/alert-says.ts';
import { alertSummary } from '#src/answers/words/alert-summary.ts';

describe('what an alert says of itself', () => {
  it.each([
    [
      { summary: 'It fills up.', description: 'Only 2 % is free.' },
      'It fills up. Only 2 % is free.',
    ],
    [{ summary: 'It fills up.', description: 'Look: It fills up.' }, 'Look: It fills up.'],
    [{ message: 'It fills up.' }, 'It fills up.'],
    [{ summary: 'It fills up.', value: '2 %' }, 'It fills up. (2 %)'],
    [{ summary: 'Only 2 % is free.', value: '2 %' }, 'Only 2 % is free.'],
    [{}, ''],
  ])('of %j is "%s"', (annotations, said) => {
    expect(alertSays({ annotations })).toBe(said);
  });

  it('is its summary, where an answer says the rest', () => {
    expect(alertSummary({ annotations: { summary: 'A', description: 'B' } })).toBe('A');
    expect(alertSummary({ annotations: { description: 'B' } })).toBe('B');
    expect(alertSummary({ annotations: {} })).toBe('');
  });
});
