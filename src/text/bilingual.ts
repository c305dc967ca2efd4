import { LANGS, type Bilingual, type Lang } from '../domain/lang.ts';

/** What is made in the same way for each language. */
export function bilingual<T>(make: (lang: Lang) => T): Bilingual<T> {
  return Object.fromEntries(LANGS.map((lang) => [lang, make(lang)])) as Bilingual<T>;
}
