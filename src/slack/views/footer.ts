import type { Wording } from '../../answers/words/slack.ts';
import type { Answer } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import { mention } from './names.ts';
import { safe } from './text.ts';

const LONGEST_UNCHECKED = 120;

/** Who asked, what the answer cost, and the first thing that was not checked; the thread has all of them. Safe. */
export function footer({ asker, tookMs, spent, answer }: Incident, words: Wording): string {
  return [
    asker && words.askedBy(mention(asker)),
    tookMs !== undefined && words.took(tookMs, spent),
    answer && safe(answer.target.cluster, 60),
    answer && uncheckedLine(answer, words),
  ]
    .filter(Boolean)
    .join(' · ');
}

function uncheckedLine({ notChecked: [first, ...more] }: Answer, words: Wording): string {
  if (!first) return '';
  const said = `${words.parts.notChecked}: ${safe(`${first.what} (${first.why})`, LONGEST_UNCHECKED)}`;
  return more.length > 0 ? `${said} ${words.moreUnchecked(more.length)}` : said;
}
