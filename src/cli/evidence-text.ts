import { moreWords } from '../answers/words/answer.ts';
import { evidenceWords } from '../answers/words/evidence.ts';
import type { AnswerEvidence, ObjectName } from '../domain/answer.ts';
import { shortened } from '../text/shortened.ts';
import { timeWord } from '../text/time-word.ts';
import { named, tame } from './ink.ts';
import type { Page } from './page.ts';
import { wrapped } from './wrap.ts';

const MAX_PIECES = 6;
const MAX_QUOTE = 240;

/** The first pieces of evidence, each with the place where it stands; all of them are in the JSON. */
export function evidenceText(
  evidence: readonly AnswerEvidence[],
  target: ObjectName,
  page: Page,
): string[] {
  const left = evidence.length - MAX_PIECES;
  return [
    ...evidence.slice(0, MAX_PIECES).flatMap((one) => pieceText(one, target, page)),
    ...(left > 0 ? [`  ${page.ink('dim', moreWords[page.lang](left))}`] : []),
  ];
}

function pieceText(
  evidence: AnswerEvidence,
  target: ObjectName,
  { ink, columns, lang }: Page,
): string[] {
  const { where, says, verbatim } = evidenceWords(evidence, target, lang);
  const time = evidence.time && `(${timeWord(evidence.time)})`;
  const place = named([where, time].filter(Boolean).join(' '), ink);
  const said = verbatim ? shortened(tame(says), MAX_QUOTE) : named(says, ink);
  const line = place ? `${ink('dim', verbatim ? `${place}:` : place)} ${said}` : said;
  return wrapped(line, columns, '    ', '  • ');
}
