import { confidenceWords, hurtsWords, sinceWords, untilWords } from '../answers/words/answer.ts';
import { headlineOf, worstOf } from '../answers/words/headline.ts';
import { fullName, textName } from '../answers/words/object-name.ts';
import type { Answer } from '../domain/answer.ts';
import { named, tame, tameLine } from './ink.ts';
import type { Page } from './page.ts';
import { severityMark } from './severity-mark.ts';
import { wrapped } from './wrap.ts';

/** The top of an answer: what is asked about, how it is, whom that hurts, and why it is so. */
export function headlineText(answer: Answer, page: Page): string[] {
  return [
    headline(answer, page),
    ...symptomText(answer, page),
    '',
    ...summaryText(answer, page),
    ...failedText(answer, page),
  ];
}

/** That a rule failed is never far from what the others say. */
function failedText({ failed }: Answer, { ink, columns }: Page): string[] {
  if (!failed) return [];
  return ['', ...wrapped(named(failed, ink), columns, '    ', `  ${ink('yellow', '▲')} `)];
}

/** What is asked about, and how it is. */
export function headline(answer: Answer, { ink, lang, fires }: Page): string {
  const { target } = answer;
  const name = named(textName(target, lang) ?? fullName(target), ink);
  return `${severityMark(answer, ink, fires)} ${name} ${ink('dim', '·')} ${named(headlineOf(answer).words, ink)}`;
}

/** Of the symptoms that the root explains, that of the target itself. */
function symptomText(
  { target, state, symptoms, findings: [root] }: Answer,
  { ink, columns, lang }: Page,
): string[] {
  const explained = symptoms.filter(({ key }) => root?.explains.includes(key));
  const own = explained.find(({ object }) => fullName(object) === fullName(target));
  const shown = own ?? explained[0] ?? symptoms[0];
  if (!shown) return [];

  const { reason, since, until, normalFor, hurts } = shown;
  const isOpen = !until && normalFor === undefined;
  const when = until ? untilWords[lang](until) : since && sinceWords[lang](since);
  const hurt =
    isOpen &&
    state !== 'complaining' &&
    hurtsWords[worstOf(symptoms.filter((one) => !one.until)) ?? hurts][lang];
  const parts = [tame(reason), when, hurt];
  return wrapped(ink('dim', parts.filter(Boolean).join(' · ')), columns, '  ');
}

function summaryText({ summary, findings: [root] }: Answer, page: Page): string[] {
  const { ink, columns, lang } = page;
  const said = wrapped(named(summary, ink), columns, '  ');
  if (!root) return said;
  const needsTitle = summary !== root.cause && !summary.includes(root.title);
  return [
    ...said,
    ...(needsTitle ? wrapped(named(root.title, ink), columns, '  ') : []),
    ...(root.lines
      ? ['', ...root.lines.map((line) => `    ${tameLine(line)}`), ...(root.so ? [''] : [])]
      : []),
    ...(root.so ? wrapped(named(root.so, ink), columns, '  ') : []),
    ...(root.detail ? wrapped(ink('dim', named(root.detail, ink)), columns, '  ') : []),
    `  ${ink('dim', `${confidenceWords[root.confidence][lang]} · ${root.id}`)}`,
  ];
}
