import type { AnswerEvidence, Named } from '../domain/answer.ts';
import { moreWords, sourceWords } from '../i18n/answer.ts';
import { fullName, objectName } from '../i18n/object-name.ts';
import { timeWord } from '../i18n/time-word.ts';
import { named, tame } from './ink.ts';
import type { Page } from './page.ts';
import { wrapped } from './wrap.ts';

const MAX_PIECES = 6;
const MAX_QUOTE = 240;

/** The first pieces of evidence, each with the place where it stands; all of them are in the JSON. */
export function evidenceText(
  evidence: readonly AnswerEvidence[],
  target: Named,
  page: Page,
): string[] {
  const left = evidence.length - MAX_PIECES;
  return [
    ...evidence.slice(0, MAX_PIECES).flatMap((one) => pieceText(one, target, page)),
    ...(left > 0 ? [`  ${page.ink('dim', moreWords[page.lang](left))}`] : []),
  ];
}

function pieceText(
  { source, object, path, time, text }: AnswerEvidence,
  target: Named,
  { ink, columns, lang }: Page,
): string[] {
  const place = [
    nameBeside(target, object),
    path ? tame(path) : sourceWords[source][lang],
    time && `(${timeWord(time)})`,
  ];
  const where = named(place.filter(Boolean).join(' '), ink);
  return wrapped(`${ink('dim', `${where}:`)} ${cut(tame(text))}`, columns, '    ', '  • ');
}

/** No more of a name than the target's own does not say already. */
function nameBeside(target: Named, object: Named): string | undefined {
  if (fullName(object) === fullName(target)) return undefined;
  return object.namespace === target.namespace ? objectName(object) : fullName(object);
}

function cut(text: string): string {
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
}
