import { cardWords } from '../answers/words/card.ts';
import type { Answer } from '../domain/answer.ts';
import { evidenceText } from './evidence-text.ts';
import { headline } from './headline-text.ts';
import { inkFor, named } from './ink.ts';
import { notCheckedText } from './not-checked-text.ts';
import type { Page, Paper } from './page.ts';
import { remediesText } from './remedies-text.ts';
import { section } from './section.ts';
import { wrapped } from './wrap.ts';

/** How an update stands, for a terminal: the card, what the engine calls its root trouble, and what may be done now. */
export function rolloutText(answer: Answer, { colour, columns }: Paper): string {
  const page = { ink: inkFor(colour), columns, lang: answer.lang };
  const [root] = answer.findings;
  const parts = [
    [headline(answer, page), ...cardText(answer, page)],
    root && root.severity !== 'info' // what somebody meant the card says itself
      ? wrapped(named(root.cause, page.ink), columns, '  ')
      : [],
    section('fix', remediesText(root?.remedies ?? [], page), page),
    section('earlier', evidenceText(answer.changes ?? [], answer.target, page), page),
    notCheckedText(answer.notChecked, page),
  ];
  return `${parts.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n')}\n`;
}

/** The lines of a card under its heading, if an answer has one. */
export function cardSection(answer: Answer, page: Page): readonly string[] {
  const lines = cardText(answer, page);
  return lines.length > 0 ? [page.ink('bold', cardWords[answer.lang].heading), ...lines] : [];
}

function cardText({ rollout }: Answer, { ink, columns }: Page): readonly string[] {
  return (rollout?.lines ?? []).flatMap((line) => {
    const isBelow = line.startsWith('  ');
    return wrapped(named(line, ink), columns, isBelow ? '      ' : '    ', isBelow ? '    ' : '  ');
  });
}
