import { ownWordsRows } from '../../knowledge/causes/crash/own-words.words.ts';
import type { EndedSaying } from '../../knowledge/causes/crash/own-words/row.words.ts';
import { brief } from '../../readings/logs/logs.ts';
import { OWN_WORDS, type OwnWords } from '../../readings/logs/own-words.ts';
import { bilingual } from '../../text/bilingual.ts';
import { present } from '../../text/present.ts';
import type { LineSignature } from '../signature.ts';

type SaidInLine = Readonly<{ is: OwnWords; said: string; what?: string }>;

const KINDS = Object.keys(OWN_WORDS) as readonly OwnWords[];

/** A program says by itself what ends it. */
export const ownWords: LineSignature<SaidInLine> = {
  id: 'explain/own-words',
  strength: 'fits',

  read(line) {
    for (const is of KINDS) {
      const patterns: readonly RegExp[] = OWN_WORDS[is];
      const found = patterns.map((pattern) => pattern.exec(line)).find((one) => one !== null);
      const what = found?.groups?.['what'];
      if (found) return { is, said: brief(line), ...present({ what }) };
    }
    return undefined;
  },

  told: ({ is, what }) => ({ is, what }),

  text: bilingual((lang) => ({ is, said, what }) => {
    const row = ownWordsRows[is];
    const { title, clause, change } = row[lang];
    const params: EndedSaying = { ...NOWHERE, said, exitCode: 1, ...present({ what }) };
    const head = typeof title === 'string' ? title : title(params);
    return {
      title: HEAD[lang](head.replaceAll('`', '')),
      sentence: SENTENCE[lang](clause(params)),
      detail: change(params),
      advice: [row.advice[lang]],
    };
  }),
};

/** A line does not tell which container wrote it. */
const NOWHERE = { container: '', pod: '', isInit: false };
const HEAD = {
  en: (title: string) => `a program says: ${title}`,
  ko: (title: string) => `프로그램의 말: ${title}`,
};
const SENTENCE = {
  en: (clause: string) => `By its own words a program fails because ${clause}.`,
  ko: (clause: string) => `프로그램 스스로 밝힌 실패 이유: ${clause}.`,
};
