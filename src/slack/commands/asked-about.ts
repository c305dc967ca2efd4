import { wordings } from '../../answers/words/slack.ts';
import type { Question } from '../../domain/question.ts';
import type { Listening, Request } from '../listening.ts';
import { note } from '../views/note.ts';
import type { Reply } from './command.ts';
import { quoted, readOptions } from './options.ts';
import { questionOf, refused } from './question-of.ts';

/** A kind and a name, each at most as long as a DNS name. */
const LONGEST_TARGET = 320;

/** Puts a question about one target, or says what is wrong with the words. */
export async function askedAbout(
  given: readonly string[],
  request: Request,
  { now, cluster: own }: Listening,
  put: (question: Question) => Promise<void>,
): Promise<Reply> {
  const words = wordings[request.lang];
  const options = readOptions(given, words, own);
  if (options.is === 'bad') return refused(options.text);

  const { rest, namespace, cluster, private: isPrivate } = options;
  const lang = options.lang ?? request.lang;
  const text = rest.join('/'); // "rollout web" is "rollout/web"
  if (!text) return refused(words.noTarget);
  if (rest.length > 2) return refused(words.oneTarget);
  if (text.length > LONGEST_TARGET) return refused(words.targetTooLong);
  if (isPrivate && !request.place.responseUrl) return refused(words.privateNeedsSlash);

  const query = { text, ...(namespace && { namespace }), ...(cluster && { cluster }) };
  await put(questionOf(request, { query, lang, private: isPrivate }, now()));
  return { accepted: true, message: note(wordings[lang].looking(quoted(text))) };
}
