import { expect, it } from '@jest/globals';

import { statusOfAnswer } from '#src/cli/status-of-answer.ts';
import { answer, finding } from '#test/slack/support/incidents.ts';

it.each([
  [3, 'its target could not be read', answer({ state: 'unread', findings: [] }), undefined],
  [3, 'the same for who fails on findings', answer({ state: 'unread', findings: [] }), 'critical'],
  [1, 'something as severe was found', answer({ findings: [finding()] }), 'warning'],
  [0, 'an answer was given', answer({ findings: [finding()] }), undefined],
] as const)('is %d where %s', (status, _, given, failOn) => {
  expect(statusOfAnswer(given, failOn)).toBe(status);
});
