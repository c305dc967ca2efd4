import { expect, it } from '@jest/globals';

import { LANGS } from '#src/domain/lang.ts';
import { harmlessWords } from '#src/knowledge/concerns/harmless/harmless-words.ts';
import { seenHarmless } from '#src/knowledge/concerns/seen-harmless.ts';
import { SAID } from '#test/support/concerns.ts';
import { ago } from '#test/support/objects.ts';

it('has words in both languages for each reason', () => {
  const on = { kind: 'Pod', namespace: 'shop', name: 'web' };
  for (const why of Object.keys(harmlessWords) as (keyof typeof harmlessWords)[]) {
    const params = { what: 'Unhealthy', said: SAID, times: 3, at: ago(1), why, since: ago(2) };
    for (const lang of LANGS) {
      const text = seenHarmless.text[lang](on, params);

      expect(text).toContain('shop/web');
      expect(text).toContain(SAID);
      expect(/\p{Script=Hangul}/u.test(text)).toBe(lang === 'ko');
    }
  }
});
