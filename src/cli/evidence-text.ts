import type { AnswerEvidence } from '../domain/answer.ts';
import { moreWords, sourceWords } from '../i18n/answer.ts';
import { fullName } from '../i18n/object-name.ts';
import { timeWord } from '../i18n/time-word.ts';
import { named, tame } from './ink.ts';
import type { Page } from './page.ts';
import { wrapped } from './wrap.ts';

const MAX_PIECES = 6;
const MAX_QUOTE = 400;

/** The first pieces of evidence, each with the place where it stands; all of them are in the JSON. */
export function evidenceText(evidence: readonly AnswerEvidence[], page: Page): string[] {
  const left = evidence.length - MAX_PIECES;
  return [
    ...evidence.slice(0, MAX_PIECES).flatMap((one) => pieceText(one, page)),
    ...(left > 0 ? [`  ${page.ink('dim', moreWords[page.lang](left))}`] : []),
  ];
}

function pieceText({ source, object, path, time, text }: AnswerEvidence, page: Page): string[] {
  const { ink, columns, lang } = page;
  const place = [sourceWords[source][lang], path && tame(path), time && timeWord(time)];
  const where = `${named(fullName(object), ink)}  ${ink('dim', place.filter(Boolean).join(' · '))}`;
  return [
    ...wrapped(where, columns, '    ', '  • '),
    ...wrapped(ink('cyan', cut(tame(text))), columns, '    '),
  ];
}

function cut(text: string): string {
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
}
