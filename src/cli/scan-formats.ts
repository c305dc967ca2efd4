import { confidenceWords } from '../answers/words/answer.ts';
import { headlineOf } from '../answers/words/headline.ts';
import { fullName } from '../answers/words/object-name.ts';
import { affectsWords } from '../answers/words/scan-words.ts';
import type { ScanAnswer, AnswerTrouble } from '../domain/answer.ts';
import { kindWord } from '../text/kind-word.ts';
import { shell } from '../text/shell.ts';
import { data } from './formats.ts';
import { inkFor, named, tame } from './ink.ts';
import { notCheckedText } from './not-checked-text.ts';
import type { Paper, Page } from './page.ts';
import { severityMark } from './severity-mark.ts';
import { wrapped } from './wrap.ts';

const MOST_NAMES = 3;

/** How a scan can be printed, each format by its name on the command line. */
export const scanFormats = {
  text: scanText,
  json: data.json,
  yaml: data.yaml,
} satisfies Readonly<Record<string, (answer: ScanAnswer, paper: Paper, where?: string) => string>>;

/**
 * A scan for a terminal: one paragraph per root, the worst first, and what to ask about each; `where` are the options
 * that lead to the same cluster.
 */
function scanText(answer: ScanAnswer, { colour, columns }: Paper, where = ''): string {
  const { lang, summary, failed, incidents, notChecked } = answer;
  const page = { ink: inkFor(colour), columns, lang };
  const parts = [
    wrapped(named(summary, page.ink), columns, ''),
    failed ? wrapped(named(failed, page.ink), columns, '  ', `${page.ink('yellow', '▲')} `) : [],
    ...incidents.map((one) => troubleText(one, page, where)),
    notCheckedText(notChecked, page),
  ];
  return `${parts.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n')}\n`;
}

function troubleText(
  trouble: AnswerTrouble,
  { ink, columns, lang }: Page,
  where: string,
): readonly string[] {
  const {
    target,
    summary,
    affected,
    state,
    findings: [root],
  } = trouble;
  const names = affected.slice(0, MOST_NAMES).map(fullName);
  const more = affected.length - names.length;
  const sure =
    state === 'explained' && root ? [confidenceWords[root.confidence][lang], root.id] : [];
  const about = [...sure, affectsWords[lang](names, more)].join(' · ');
  const [first] = affected;
  return [
    `${severityMark(trouble, ink)} ${named(fullName(target), ink)} ${ink('dim', '·')} ${named(headlineOf(trouble).words, ink)}`,
    ...wrapped(named(summary, ink), columns, '  '),
    ...wrapped(ink('dim', named(about, ink)), columns, '  '),
    ...(first ? [`  ${ink('dim', '$')} ${tame(`${commandFor(first)}${where}`)}`] : []), // never wrapped: it is there to be copied
  ];
}

function commandFor({ kind, namespace, name }: AnswerTrouble['affected'][number]): string {
  const target = `${kindWord(kind).toLowerCase()}/${name}`;
  return shell`kubewhy why ${target}` + (namespace ? shell` -n ${namespace}` : '');
}
