import { brief } from '../../../readings/logs/logs.ts';
import { OWN_WORDS, type OwnWords } from '../../../readings/logs/own-words.ts';
import { bilingual } from '../../../text/bilingual.ts';
import { present } from '../../../text/present.ts';
import { ownWordsRows } from '../../causes/crash/own-words.words.ts';
import type { EndedSaying } from '../../causes/crash/own-words/row.words.ts';
import type { KnownWording } from '../known-wording.ts';

const KINDS = Object.keys(OWN_WORDS) as readonly OwnWords[];

/** A program says by itself what ends it. */
export const ownWords: KnownWording = {
  key: 'own-words',
  id: 'own-words',
  strength: 'fits',
  doors: ['log', 'status'],
  repeats: [],

  read(line) {
    for (const is of KINDS) {
      const patterns: readonly RegExp[] = OWN_WORDS[is];
      const found = patterns.map((pattern) => pattern.exec(line)).find((one) => one !== null);
      const what = found?.groups?.['what'];
      if (found) return { is, said: brief(line), ...present({ what }) };
    }
    return undefined;
  },

  told: ({ is = '', what }) => ({ is, ...present({ what }) }),

  text: bilingual((lang) => ({ is = '', said = '', what }) => {
    const row = ownWordsRows[is as OwnWords];
    const { title, clause, change } = row[lang];
    const params: EndedSaying = { ...NOWHERE, said, exitCode: 1, ...present({ what }) };
    const head = typeof title === 'string' ? title : title(params);
    return {
      title: HEAD[lang](head.replaceAll('`', '')),
      sentence: SENTENCE[lang](clause(params)),
      detail: change(params),
      check: row.advice[lang].text,
      checkTitle: row.advice[lang].title,
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
