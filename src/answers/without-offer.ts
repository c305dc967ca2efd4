import type { Preview } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Verdict } from '../domain/verdict.ts';
import { blindWords } from './blind-words.ts';
import { previewWords } from './words/preview.ts';

/** What becomes of a fix that is offered no more: its cause is gone, unless what would show it could not be read. */
export function withoutOffer(verdicts: readonly Verdict[], lang: Lang): Preview {
  const [blind] = verdicts.flatMap((one) => blindWords(one, lang) ?? []);
  if (blind) return { is: 'failed', text: blind };
  return { is: 'gone', text: previewWords.causeGone[lang] };
}
