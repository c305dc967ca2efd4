import { expect, it } from '@jest/globals';

import { checkNewsMessage } from '#src/slack/views/check-news.ts';
import { checkAnswer, checkLine } from '#test/support/checks.ts';

const shown = (
  ...given: Parameters<typeof checkNewsMessage> extends [unknown, infer News, unknown]
    ? [News]
    : never
) => JSON.stringify(checkNewsMessage({ id: 'c-1', lang: 'en' }, given[0], checkAnswer()));

it('tells what fails anew, with a button, and what is well again', () => {
  const failing = [checkLine('fail', { command: 'kubewhy why deployment/cart -n shop' })];
  const said = shown({ failing, well: [checkLine('pass')] });

  expect(said).toContain('1 point fails that did not before, 1 well again');
  expect(said).toContain('ask_why:0');
  expect(said).toContain('🟢 `Deployment shop/cart`: Replicas run');
});

it('is green where all is well again, and counts what it has no room for', () => {
  expect(shown({ failing: [], well: [checkLine('pass')] })).toContain('🟢 Check');
  const many = Array.from({ length: 20 }, (_, at) => checkLine('fail', { item: `odd/${at}` }));
  expect(shown({ failing: many, well: [] })).toContain('And 13 more');
});
