import { wordings } from '../../answers/words/slack.ts';
import { redacted } from '../../text/redaction/redacted.ts';
import { note } from '../views/note.ts';
import type { Command } from './command.ts';
import { readOptions } from './options.ts';
import { questionOf, refused } from './question-of.ts';
import { wordsOf } from './words.ts';

/** Slack takes no longer messages; a longer text is for `kubewhy explain`. */
const LONGEST = 40_000;
const BEFORE_TEXT =
  /^\s*(?:<@[^>]*>\s*)?explain\b(?:\s+(?:(?:--private|-p|—private)(?=\s|$)|(?:-c|--cluster|—cluster)[\s=]\s*(?<cluster>\S+)))*/i;

/** Asks what a pasted error message shows. What was pasted by a slash command nobody has seen: the asker shares the answer. */
export const explain: Command = {
  name: 'explain',
  usage: 'explain <text>',
  does: {
    en: 'says what a pasted error message shows, and what it does not',
    ko: '붙여 넣은 오류 메시지가 무엇을 뜻하는지 알려 줍니다',
  },

  async run(_, request, { outbox, now, cluster: own }) {
    const words = wordings[request.lang];
    const [before = '', cluster] = BEFORE_TEXT.exec(request.text) ?? [];
    const options = readOptions(cluster ? wordsOf(`-c ${cluster}`) : [], words, own);
    if (options.is === 'bad') return refused(options.text);
    const text = request.text.slice(before.length).trim(); // as it was pasted
    if (!text) return refused(words.noText);
    if (text.length > LONGEST) return refused(words.textTooLong);

    const { lang } = request;
    const query = { text: redacted(text) };
    const isPrivate = request.place.responseUrl !== undefined;
    const question = questionOf(request, { query, lang, private: isPrivate }, now());
    await outbox.toWorker({ v: 1, id: `explain-${question.id}`, kind: 'explain', question });
    return { accepted: true, message: note(words.looking(words.yourText)) };
  },
};
