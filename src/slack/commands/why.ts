import { wordings } from '../../answers/words/slack.ts';
import { note } from '../views/note.ts';
import type { Command } from './command.ts';
import { quoted, readOptions } from './options.ts';
import { questionOf, refused } from './question-of.ts';

/** A kind and a name, each at most as long as a DNS name. */
const LONGEST_TARGET = 320;

/** Asks why something is broken. */
export const why: Command = {
  name: 'why',
  usage: 'why <target> [-n namespace] [-c cluster] [--private] [--lang ko|en]',
  does: {
    en: 'says why it is broken, with proof, and what may safely be done',
    ko: '왜 고장 났는지 근거와 함께 알려 주고 안전한 조치를 제안합니다',
  },

  async run(given, request, { outbox, now }) {
    const words = wordings[request.lang];
    const options = readOptions(given, words);
    if (options.is === 'bad') return refused(options.text);

    const { rest, namespace, cluster, private: isPrivate } = options;
    const lang = options.lang ?? request.lang;
    const text = rest.join('/'); // "rollout web" is "rollout/web"
    if (!text) return refused(words.noTarget);
    if (rest.length > 2) return refused(words.oneTarget);
    if (text.length > LONGEST_TARGET) return refused(words.targetTooLong);
    if (isPrivate && !request.place.responseUrl) return refused(words.privateNeedsSlash);

    const query = { text, ...(namespace && { namespace }), ...(cluster && { cluster }) };
    const question = questionOf(request, { query, lang, private: isPrivate }, now());
    await outbox.toWorker({ v: 1, id: `why-${question.id}`, kind: 'why', question });
    return { accepted: true, message: note(wordings[lang].looking(quoted(text))) };
  },
};
