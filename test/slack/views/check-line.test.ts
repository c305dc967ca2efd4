import { expect, it } from '@jest/globals';

import { checkLineText, failedLine } from '#src/slack/views/check-line.ts';
import { checkLine } from '#test/support/checks.ts';

it('names a few objects and counts the others', () => {
  const [cart] = checkLine('pass').objects;
  const objects = Array.from({ length: 5 }, () => cart).flatMap((one) => one ?? []);

  expect(checkLineText(checkLine('fail', { objects }), 'ko')).toContain('외 2개');
});

it('shows a command that only a terminal takes', () => {
  const typed = JSON.stringify(
    failedLine(checkLine('fail', { command: 'kubectl uncordon a' }), 0, { id: 'c', lang: 'en' }),
  );

  expect(typed).toContain('`kubectl uncordon a`');
  expect(typed).not.toContain('ask_why');
});
