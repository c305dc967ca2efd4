import { alertNote } from '../answers/words/alert-note.ts';
import { alertSays } from '../answers/words/alert-says.ts';
import { sinceWords } from '../answers/words/answer.ts';
import { wordings } from '../answers/words/slack.ts';
import type { Answer } from '../domain/answer.ts';
import type { Alert } from '../domain/question.ts';
import { inkFor, named } from './ink.ts';
import type { Paper } from './page.ts';
import { wrapped } from './wrap.ts';

/** What an alert says, above the answer that it asked for: its name, since when, its own words, and what they leave open. */
export function alertText(alert: Alert, answer: Answer, { colour, columns }: Paper): string {
  const ink = inkFor(colour);
  const { lang } = answer;
  const { name, status, labels, startsAt } = alert;
  const facts = [
    wordings[lang].alert[status],
    labels['severity'],
    status === 'firing' && sinceWords[lang](startsAt),
  ];
  const head = `${ink('bold', named(name, ink))} ${ink('dim', `· ${facts.filter(Boolean).join(' · ')}`)}`;
  const said = [alertSays(alert), alertNote(alert, answer, lang)].flatMap((one) =>
    one ? wrapped(named(one, ink), columns, '  ') : [],
  );
  return `${[head, ...said, ''].join('\n')}\n`;
}
