import type { Bilingual, Text } from '../domain/lang.ts';
import { bilingual } from '../text/bilingual.ts';

/** The words of a text for these values, in each language. */
export function said<Of extends readonly unknown[]>(text: Text<Of>, ...of: Of): Bilingual {
  return bilingual((lang) => text[lang](...of));
}
