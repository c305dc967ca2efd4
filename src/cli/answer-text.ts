import type { Answer, AnswerFinding } from '../domain/answer.ts';
import { confidenceWords, partWords, roleWords, stateWords } from '../i18n/answer.ts';
import { fullName } from '../i18n/object-name.ts';
import { evidenceText } from './evidence-text.ts';
import { inkFor, named, tame, type Ink } from './ink.ts';
import { remedyText } from './remedy-text.ts';
import { wrapped } from './wrap.ts';

/** How the terminal is: whether it shows colours, and how wide it is. */
export type Paper = Readonly<{ colour: boolean; columns: number }>;

const MARKS = {
  critical: ['red', '✗'],
  warning: ['yellow', '▲'],
  info: ['cyan', '●'],
  healthy: ['green', '✓'],
  recovered: ['green', '✓'],
  progressing: ['cyan', '…'],
  unexplained: ['yellow', '?'],
  gone: ['dim', '○'],
} as const;

/** An answer for a terminal: what is wrong, why, how that is known, and what can be done about it. */
export function answerText(answer: Answer, { colour, columns }: Paper): string {
  const ink = inkFor(colour);
  const [root, ...rest] = answer.findings;
  const page = { ink, columns, lang: answer.lang };
  const { lang } = answer;

  const parts = [
    [headline(answer, ink), ...summaryText(answer, ink, columns)],
    section(partWords.evidence[lang], evidenceText(root?.evidence ?? [], page), ink),
    section(
      partWords.fix[lang],
      (root?.remedies ?? []).flatMap((remedy, index) => remedyText(remedy, index + 1, page)),
      ink,
    ),
    section(
      partWords.also[lang],
      rest.flatMap((one) => alsoText(one, answer, ink, columns)),
      ink,
    ),
    section(partWords.unexplained[lang], unexplained(answer, ink, columns), ink),
    section(
      partWords.notChecked[lang],
      answer.notChecked.flatMap(({ what, why }) =>
        wrapped(`${named(what, ink)}: ${named(why, ink)}`, columns, '    ', '  • '),
      ),
      ink,
    ),
  ];
  return `${parts.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n')}\n`;
}

function headline({ target, state, findings: [root], lang }: Answer, ink: Ink): string {
  const [colour, mark] = MARKS[state === 'explained' ? (root?.severity ?? 'info') : state];
  return `${ink(colour, mark)} ${named(fullName(target), ink)} ${ink('dim', '·')} ${stateWords[state][lang]}`;
}

function summaryText(
  { summary, state, findings, lang }: Answer,
  ink: Ink,
  columns: number,
): string[] {
  const lines = ['', ...wrapped(named(summary, ink), columns, '  ')];
  const [root] = findings;
  if (!root) return lines;
  if (state !== 'explained' && !summary.includes(root.title))
    lines.push(`  ${named(root.title, ink)}`);
  if (root.lines) lines.push('', ...root.lines.map((line) => `    ${tameLine(line)}`), '');
  return [...lines, `  ${ink('dim', `${confidenceWords[root.confidence][lang]} · ${root.id}`)}`];
}

/** Aligned lines keep their blanks. */
function tameLine(line: string): string {
  return line.replace(/\S(.*\S)?/u, (text) => text.split(' ').map(tame).join(' '));
}

function alsoText(
  { title, role, confidence, id }: AnswerFinding,
  { lang }: Answer,
  ink: Ink,
  columns: number,
): string[] {
  const how = `${roleWords[role][lang]} · ${confidenceWords[confidence][lang]} · ${id}`;
  return wrapped(`${named(title, ink)}  ${ink('dim', how)}`, columns, '    ', '  • ');
}

/** The symptoms that are still there and that no credible finding explains. */
function unexplained({ symptoms, findings }: Answer, ink: Ink, columns: number): string[] {
  const credible = findings.filter(({ confidence }) => confidence !== 'possible');
  return symptoms
    .filter(({ key, until }) => !until && !credible.some(({ explains }) => explains.includes(key)))
    .flatMap(({ object, part, reason }) => {
      const where = part ? `${fullName(object)}, \`${part}\`` : fullName(object);
      return wrapped(`${named(where, ink)}: ${tame(reason)}`, columns, '    ', '  • ');
    });
}

function section(title: string, lines: readonly string[], ink: Ink): string[] {
  return lines.length > 0 ? [ink('bold', title), ...lines] : [];
}
