import { present } from '../../text/present.ts';
import { redacted } from '../../text/redaction/redacted.ts';
import type { Command } from './command.ts';
import { wordsOf } from './words.ts';
import { wrong } from './wrong.ts';

/** No chat takes longer messages; a longer text is for `kubewhy explain`. */
const LONGEST = 40_000;
const BEFORE_TEXT =
  /^\s*explain\b(?:\s+(?:(?:--private|-p|—private)(?=\s|$)|(?:-c|--cluster|—c|—cluster)[\s=]\s*(?<cluster>\S+)))*/i;

/** Asks what a pasted error message shows. Where nobody else has seen what was pasted, the asker shares the answer. */
export const explain: Command = {
  name: 'explain',
  usage: 'explain <text>',
  does: {
    en: 'says what a pasted error message shows, and what it does not',
    ko: '붙여 넣은 오류 메시지가 무엇을 뜻하는지 알려 줍니다',
  },
  takes: [],

  order({ text, lang, isUnseen }) {
    const [before = '', named = ''] = BEFORE_TEXT.exec(text) ?? [];
    const [cluster] = wordsOf(named);
    const pasted = text.slice(before.length).trim(); // as it came
    if (!pasted) return wrong({ code: 'no-text' });
    if (pasted.length > LONGEST) return wrong({ code: 'text-too-long' });
    const query = { text: redacted(pasted), ...present({ cluster }) };
    return { is: 'ask', as: 'explain', query, lang, private: isUnseen };
  },
};
