import { describe, expect, it } from '@jest/globals';

import { wordsOf } from '#src/incident/commands/words.ts';

describe('wordsOf', () => {
  it.each([
    ['plain words', 'why  web-6c7c -n shop', ['why', 'web-6c7c', '-n', 'shop']],
    ['an em dash', 'why web —n shop', ['why', 'web', '-n', 'shop']],
    ['an em dash with =', 'why web —n=shop', ['why', 'web', '-n=shop']],
    [
      'two dashes made one',
      'why web —private –lang ko',
      ['why', 'web', '--private', '--lang', 'ko'],
    ],
    ['curly quotes', 'why “web” ‘x’', ['why', 'web', 'x']],
    ['no-break and ideographic spaces', 'why\u00a0web\u3000x', ['why', 'web', 'x']],
    ['invisible characters', 'why\u200b web\ufeff', ['why', 'web']],
    ['backticks', 'why `web-6c7c`', ['why', 'web-6c7c']],
    ['dashes within a name', 'why web—x a-b', ['why', 'web—x', 'a-b']],
    ['nothing', ' \u00a0 ', []],
  ])('forgives %s', (_, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
