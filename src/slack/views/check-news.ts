import { checkRest, newsWords } from '../../answers/words/check.ts';
import type { CheckAnswer } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import type { CheckNews } from '../../incident/check-news.ts';
import { context, section, type Message } from './blocks.ts';
import { checkLineText, failedLine } from './check-line.ts';
import { LIMITS } from './limits.ts';
import { safe, sentence } from './text.ts';

/** Each line may have 1,100 characters, and a message 9,000. */
const MOST_LINES = 7;

/** What is new since the last check of a channel: what fails, with a button each, and what is well again. */
export function checkNewsMessage(
  incident: Pick<Incident, 'id' | 'lang'>,
  { failing, well }: CheckNews,
  { namespace, cluster }: Pick<CheckAnswer, 'namespace' | 'cluster'>,
): Message {
  const { lang } = incident;
  const summary = newsWords[lang](failing.length, well.length, namespace);
  const shown = failing.slice(0, MOST_LINES);
  const again = well.slice(0, MOST_LINES - shown.length);
  const rest = failing.length + well.length - shown.length - again.length;
  return {
    text: safe(summary, LIMITS.fallback),
    blocks: [
      section(`${failing.length > 0 ? '🔴' : '🟢'} ${sentence(summary, 500)}`),
      ...shown.map((line, at) => failedLine(line, at, incident)),
      ...again.map((line) => section(`🟢 ${checkLineText(line, lang)}`)),
      ...(rest > 0 ? [context(sentence(checkRest[lang](rest, namespace), 300))] : []),
      context(safe(cluster, 60)),
    ],
  };
}
