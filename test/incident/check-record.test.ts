import { expect, it } from '@jest/globals';

import { checkRecord } from '#src/incident/check-record.ts';
import { checkAnswer } from '#test/support/checks.ts';

it('holds a check in which nobody can act', () => {
  const check = checkAnswer();
  const at = '2026-01-01T12:00:00Z';

  expect(checkRecord('c-1', 'C1', { at, lang: 'ko', check })).toMatchObject({
    id: 'c-1',
    place: { channel: 'C1' },
    lang: 'ko',
    check,
    mayAct: false,
    plans: [],
  });
});
