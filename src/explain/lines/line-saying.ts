import type { Bilingual } from '../../domain/lang.ts';
import type { Caught, KnownWording } from '../../knowledge/wordings/known-wording.ts';
import { bilingual } from '../../text/bilingual.ts';
import { present } from '../../text/present.ts';
import type { LineSignature } from '../signature.ts';

const STANDS = { effect: 'behind', harmless: 'behind', ending: 'last' } as const;
const NEXT: Bilingual = { en: 'Next check', ko: '다음 확인' };

/** A known wording as the signature of a line. */
export function lineSaying({
  id,
  strength,
  repeats,
  is,
  read,
  told,
  text,
}: KnownWording): LineSignature<Caught> {
  return {
    id: `explain/${id}`,
    strength,
    repeats: repeats.map((one) => `explain/${one}`),
    ...present({ stands: is && STANDS[is] }),
    read,
    told,

    text: bilingual((lang) => (caught) => {
      const { check, checkTitle = NEXT[lang], ...words } = text[lang](caught);
      return { ...words, advice: [{ title: checkTitle, text: check }] };
    }),
  };
}
