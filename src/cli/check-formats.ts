import { nothingOf, objectsWords } from '../answers/words/check.ts';
import { fullName } from '../answers/words/object-name.ts';
import type { AnswerChecklist, AnswerLine, CheckAnswer } from '../domain/answer.ts';
import { data } from './formats.ts';
import { inkFor, named, tame } from './ink.ts';
import type { Page, Paper } from './page.ts';
import { wrapped } from './wrap.ts';

const MOST_NAMES = 3;
const MARKS = {
  pass: ['green', '✓'],
  fail: ['red', '✗'],
  'not-checked': ['yellow', '?'],
} as const;

/** How a check can be printed, each format by its name on the command line. */
export const checkFormats = {
  text: checkText,
  json: data.json,
  yaml: data.yaml,
} satisfies Readonly<Record<string, (answer: CheckAnswer, paper: Paper, where?: string) => string>>;

/**
 * A check for a terminal: one paragraph per list, what fails first; `where` are the options that lead to the same cluster.
 */
function checkText(answer: CheckAnswer, { colour, columns }: Paper, where = ''): string {
  const { lang, summary, failed, lists } = answer;
  const page = { ink: inkFor(colour), columns, lang };
  const empty = lists.filter(({ lines }) => lines.length === 0).map(({ id }) => id);
  const parts = [
    wrapped(named(summary, page.ink), columns, ''),
    failed ? wrapped(named(failed, page.ink), columns, '  ', `${page.ink('yellow', '▲')} `) : [],
    ...lists.map((one) => listText(one, page, where)),
    empty.length > 0 ? wrapped(page.ink('dim', nothingOf[lang](empty)), columns, '') : [],
  ];
  return `${parts.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n')}\n`;
}

function listText({ title, lines }: AnswerChecklist, page: Page, where: string): readonly string[] {
  if (lines.length === 0) return [];
  return [page.ink('bold', title), ...lines.flatMap((line) => lineText(line, page, where))];
}

function lineText(
  line: AnswerLine,
  { ink, columns, lang }: Page,
  where: string,
): readonly string[] {
  const { is, text, objects, command } = line;
  const [colour, mark] = MARKS[is];
  const names = objects.slice(0, MOST_NAMES).map(fullName);
  const about = names.length > 0 ? objectsWords[lang](names, objects.length - names.length) : '';
  const said = [about, text].filter(Boolean);
  const words = (is === 'pass' ? said.toReversed() : said).join(is === 'pass' ? ' · ' : ': ');
  // Never wrapped: it is there to be copied. Only kubewhy takes the options that lead to the cluster.
  const asked = command?.startsWith('kubewhy ') ? `${command}${where}` : command;
  return [
    ...wrapped(named(words, ink), columns, '    ', `  ${ink(colour, mark)} `),
    ...(asked ? [`    ${ink('dim', '$')} ${tame(asked)}`] : []),
  ];
}
