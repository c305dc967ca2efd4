import type { Bilingual } from '../../domain/lang.ts';
import type { Advised } from '../../domain/model.ts';
import { bilingual } from '../../text/bilingual.ts';

/** An advice whose text is made from what it was. */
export function withText(advised: Advised, say: Bilingual<(text: string) => string>): Advised {
  const words = bilingual((lang) => ({ ...advised[lang], text: say[lang](advised[lang].text) }));
  return { ...advised, ...words };
}
