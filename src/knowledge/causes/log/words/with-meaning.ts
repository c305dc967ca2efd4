import type { Lang } from '../../../../domain/lang.ts';
import type { Cause, Ref } from '../../../../domain/model.ts';
import { bilingual } from '../../../../text/bilingual.ts';
import type { Caught, WordingWords } from '../../../wordings/known-wording.ts';
import { wordingByKey } from '../../../wordings/wording-by-key.ts';
import type { Complaining } from '../complaining.words.ts';

/** What a line means by words that are known: their key, and what they caught. */
export type Meaning = Readonly<{ wording: string; caught: Caught }>;
/** A complaint, and what is known of it. */
export type Meant = Complaining & Readonly<{ means?: Meaning }>;
type Words = Pick<Cause<Complaining>, 'text' | 'advice'>;

/** The words of a complaint with what it means, and what to look at first. */
export function withMeaning({ text, advice }: Words): Pick<Cause<Meant>, 'text' | 'advice'> {
  const told = bilingual((lang) => (subject: Ref, params: Meant) => {
    const words = text[lang](subject, params);
    const so = [wordsOf(params, lang)?.sentence, words.so].filter(Boolean).join(' ');
    return { ...words, ...(so && { so }) };
  });
  if (!advice || 'choose' in advice) return { text: told, ...(advice && { advice }) };
  const advised = bilingual((lang) => (subject: Ref, params: Meant) => {
    const own = advice[lang](subject, params);
    const check = wordsOf(params, lang)?.check;
    return check ? { ...own, text: `${check} ${own.text}` } : own;
  });
  return { text: told, advice: { ...advice, ...advised } };
}

function wordsOf({ means }: Meant, lang: Lang): WordingWords | undefined {
  return means && wordingByKey(means.wording)?.text[lang](means.caught);
}
