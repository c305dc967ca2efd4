import { wordings } from '../../answers/words/slack.ts';
import { note } from '../views/note.ts';
import type { Command } from './command.ts';
import { quoted, readOptions } from './options.ts';
import { questionOf, refused } from './question-of.ts';

/** Asks what is wrong in a namespace, or everywhere. */
export const scan: Command = {
  name: 'scan',
  usage: 'scan [namespace] [-c cluster] [--private] [--lang ko|en]',
  does: {
    en: 'says all that is wrong in a namespace or everywhere, grouped by root cause',
    ko: '네임스페이스나 클러스터 전체의 문제를 근본 원인별로 묶어 알려 줍니다',
  },

  async run(given, request, { outbox, now, cluster: own }) {
    const words = wordings[request.lang];
    const options = readOptions(given, words, own);
    if (options.is === 'bad') return refused(options.text);
    const { rest, namespace = rest[0], cluster, private: isPrivate } = options;
    if (rest.length > 1 || (options.namespace && rest.length > 0))
      return refused(words.oneNamespace);
    if (isPrivate && !request.place.responseUrl) return refused(words.privateNeedsSlash);

    const lang = options.lang ?? request.lang;
    const query = { text: '', ...(namespace && { namespace }), ...(cluster && { cluster }) };
    const question = questionOf(request, { query, lang, private: isPrivate }, now());
    await outbox.toWorker({ v: 1, id: `scan-${question.id}`, kind: 'scan', question });
    const where = namespace ? quoted(namespace) : wordings[lang].everywhere;
    return { accepted: true, message: note(wordings[lang].looking(where)) };
  },
};
