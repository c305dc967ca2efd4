import type { Bilingual, Lang } from '../domain/lang.ts';

/** What is made in the same way for each language. */
export function bilingual<T>(make: (lang: Lang) => T): Bilingual<T> {
  return { en: make('en'), ko: make('ko') };
}
