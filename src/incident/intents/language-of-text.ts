import type { Lang } from '../../domain/lang.ts';

/** The language that a text is in; one English word alone is said in Korean as well. */
export function languageOfText(text: string, usual: Lang): Lang {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  const words = text.split(/\s+/).filter((word) => /^[a-z'’]{2,}\W?$/i.test(word));
  return words.length > 1 ? 'en' : usual;
}
