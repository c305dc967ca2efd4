import { confidenceWords, partWords, roleWords } from '../answers/words/answer.ts';
import { fullName } from '../answers/words/object-name.ts';
import type { Answer, AnswerFinding } from '../domain/answer.ts';
import { shell } from '../text/shell.ts';
import { evidenceText } from './evidence-text.ts';
import { headlineText } from './headline-text.ts';
import { inkFor, named, tame } from './ink.ts';
import { notCheckedText } from './not-checked-text.ts';
import type { Page, Paper } from './page.ts';
import { remediesText } from './remedies-text.ts';
import { cardSection } from './rollout-text.ts';
import { listed, section } from './section.ts';
import { wrapped } from './wrap.ts';

/**
 * An answer for a terminal: what is wrong, why, how that is known, and what can be done about it. `fires`: an alert about it
 * does.
 */
export function answerText(answer: Answer, { colour, columns }: Paper, fires = false): string {
  const { lang } = answer;
  const [root, ...rest] = answer.findings;
  const page = { ink: inkFor(colour), columns, lang, fires };

  const parts = [
    headlineText(answer, page),
    cardSection(answer, page),
    section('evidence', evidenceText(root?.evidence ?? [], answer.target, page), page),
    section('fix', [...refusedText(root, page), ...remediesText(root?.remedies ?? [], page)], page),
    section('earlier', evidenceText(answer.changes ?? [], answer.target, page), page),
    section(
      'also',
      rest.flatMap((one, at) => alsoText(one, at < MOST_TOLD, page)),
      page,
    ),
    section('unexplained', unexplainedText(answer, page), page),
    section('next', nextText(answer, page), page),
    section('ruledOut', ruledOutText(answer, page), page),
    notCheckedText(answer.notChecked, page),
  ];
  return `${parts.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n')}\n`;
}

/** Of so many further findings it is told what they are; all of it is in the JSON. */
const MOST_TOLD = 4;

function alsoText(
  { title, cause, so, detail, role, confidence }: AnswerFinding,
  isTold: boolean,
  page: Page,
): string[] {
  const { ink, columns, lang } = page;
  const how = `${roleWords[role][lang]} · ${confidenceWords[confidence][lang]}`;
  const said = listed(`${named(title, ink)}  ${ink('dim', how)}`, page);
  if (!isTold) return said;
  return [
    ...said,
    ...wrapped(named([cause, so, detail].filter(Boolean).join(' '), ink), columns, '    '),
  ];
}

/** The symptoms that are still there and that no credible finding explains. */
function unexplainedText({ symptoms, findings, state }: Answer, page: Page): string[] {
  if (state === 'progressing') return [];
  const credible = findings.filter(({ confidence }) => confidence !== 'possible');
  return symptoms
    .filter(({ key, until }) => !until && !credible.some(({ explains }) => explains.includes(key)))
    .flatMap(({ object, part, reason }) => {
      const where = part ? `${fullName(object)}, \`${part}\`` : fullName(object);
      return listed(`${named(where, page.ink)}: ${tame(reason)}`, page);
    });
}

/** What a person looks at when no rule explains a symptom: its events, and the log of the run that ended. */
function nextText({ state, symptoms }: Answer, { ink }: Page): string[] {
  const open = symptoms.find(({ until, object }) => !until && object.kind === 'Pod');
  if (state !== 'unexplained' || !open) return [];
  const {
    object: { namespace, name },
    part,
    reason,
  } = open;
  const kubectl = namespace ? shell`kubectl -n ${namespace}` : 'kubectl';
  const typed = (command: string) => `  ${ink('dim', '$')} ${tame(`${kubectl} ${command}`)}`;
  const hasEnded = part && ENDED.includes(reason);
  return [
    typed(shell`describe pod ${name}`),
    ...(hasEnded ? [typed(shell`logs ${name} -c ${part} --previous`)] : []),
  ];
}

/** Reasons of a container that has run before. */
const ENDED: readonly string[] = ['CrashLoopBackOff', 'Error', 'OOMKilled', 'Completed'];

/** Before the fixes, as many people try it first. Titles only: why each does not help is in the JSON. */
function refusedText(root: AnswerFinding | undefined, { ink, columns, lang }: Page): string[] {
  const titles = (root?.refused ?? []).map(({ title }) => named(title, ink));
  const mark = `  ${ink('red', '✗')}  `;
  if (titles.length === 0) return [];
  return wrapped(`${partWords.refused[lang]}: ${titles.join(' · ')}`, columns, '     ', mark);
}

/** Ids only: why each is ruled out is in the JSON. */
function ruledOutText({ ruledOut }: Answer, { ink, columns }: Page): string[] {
  if (ruledOut.length === 0) return [];
  return wrapped(ink('dim', ruledOut.map(({ id }) => tame(id)).join(', ')), columns, '  ');
}
