import { wordings } from '../../answers/words/slack.ts';
import { note } from '../views/note.ts';
import type { Command } from './command.ts';
import { questionOf, refused } from './question-of.ts';

/** Slack takes no longer messages; a longer text is for `kubewhy explain`. */
const LONGEST = 40_000;

/** Asks what a pasted error message shows. */
export const explain: Command = {
  name: 'explain',
  usage: 'explain <text>',
  does: {
    en: 'says what a pasted error message shows, and what it does not',
    ko: '붙여 넣은 오류 메시지가 무엇을 뜻하는지 알려 줍니다',
  },

  async run(_, request, { outbox, now }) {
    const words = wordings[request.lang];
    const text = request.text.replace(/^\s*(<@[^>]*>\s*)?explain\b/i, '').trim(); // as it was pasted
    if (!text) return refused(words.noText);
    if (text.length > LONGEST) return refused(words.textTooLong);

    const { lang } = request;
    const question = questionOf(request, { query: { text }, lang, private: false }, now());
    await outbox.toWorker({ v: 1, id: `explain-${question.id}`, kind: 'explain', question });
    return { accepted: true, message: note(words.looking(words.yourText)) };
  },
};
