import { expect, it } from '@jest/globals';

import { checkNews } from '#src/incident/check-news.ts';
import { checkAnswer, checkLine } from '#test/support/checks.ts';

const fail = checkLine('fail');
const pass = checkLine('pass');
const open = checkLine('not-checked');

it('takes all that fails for news where there was no check before', () => {
  expect(checkNews(checkAnswer(fail, pass), undefined)).toEqual({ failing: [fail], well: [] });
});

it('leaves out what failed before, whatever is said of it now', () => {
  const other = { ...fail, text: 'All 3 Ready pods are on `w1`.' };

  expect(checkNews(checkAnswer(other), checkAnswer(fail))).toEqual({ failing: [], well: [] });
});

it('tells what had failed and passes, for each object of a line', () => {
  const [cart] = pass.objects;
  const others = {
    ...pass,
    objects: [{ kind: 'apps/Deployment', namespace: 'shop', name: 'web' }, ...pass.objects],
  };

  expect(checkNews(checkAnswer(others), checkAnswer(fail)).well).toEqual([
    { ...pass, objects: [cart] },
  ]);
});

it('takes what could not be checked, and what is no longer there, for no news', () => {
  expect(checkNews(checkAnswer(open), checkAnswer(fail))).toEqual({ failing: [], well: [] });
  expect(checkNews(checkAnswer(), checkAnswer(fail))).toEqual({ failing: [], well: [] });
});
