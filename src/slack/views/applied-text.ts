import { wordings } from '../../answers/words/slack.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Applicable } from '../../incident/may/applicable.ts';
import type { Refusal } from '../guard.ts';
import { actText } from './acts.ts';
import { objectionText } from './objection-text.ts';

/** What became of somebody's Apply; `not-known`: whether Redis took it. */
export type Applied = Readonly<
  | { is: 'approved' | 'one-of-two' | 'too-old' | 'redis-down' | 'not-known' }
  | { is: 'not-let'; why: Refusal }
  | Exclude<Applicable, { is: 'go' }>
>;

/** Says it to the person who pressed Apply. */
export function appliedText(applied: Applied, lang: Lang): string {
  const words = wordings[lang];
  switch (applied.is) {
    case 'approved':
      return `✅ ${words.modal.approved}`;
    case 'one-of-two':
      return `✋ ${words.modal.oneOfTwo}`;
    case 'too-old':
      return words.previewTooOld;
    case 'redis-down':
      return words.redisDown;
    case 'not-known':
      return words.approvalUnsure;
    case 'not-let':
      return words.refusals[applied.why];
    case 'unknown':
      return objectionText({ code: applied.what }, lang);
    case 'acted':
      return actText(applied.act, words);
    case 'refused':
      return objectionText(applied.why, lang);
  }
}
