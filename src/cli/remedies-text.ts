import { proofWords } from '../answers/words/answer.ts';
import { costOf } from '../answers/words/cost.ts';
import { inputWords } from '../answers/words/fix.ts';
import { inGitWords } from '../answers/words/in-git.ts';
import { PROOF_PARTS, proofPart } from '../answers/words/proof.ts';
import type { AnswerInput, AnswerRemedy } from '../domain/answer.ts';
import type { Check, Proof } from '../domain/plan.ts';
import { named, tame, tameLine } from './ink.ts';
import type { Page } from './page.ts';
import { wrapped } from './wrap.ts';

const MARKS = {
  holds: ['green', '✓'],
  fails: ['red', '✗'],
  'not-checked': ['yellow', '?'],
} as const;

/** Of so many fixes it is said what they do. */
const MOST_SAID = 3;

/** The first fix in full, others in short, and further ones by name: all of it is in the JSON. */
export function remediesText([first, ...others]: readonly AnswerRemedy[], page: Page): string[] {
  if (!first) return [];
  return [
    ...remedyText(first, '1. ', page),
    ...others.flatMap((remedy, index) => {
      const { ink, columns, lang } = page;
      const { title, short, text, proof, kind, risk } = remedy;
      const marks = proof ? PROOF_PARTS.map((part) => mark(part, proof[part], page)) : [];
      const how = [ink('dim', costOf({ kind, risk }, lang)), ...marks].join('  ');
      return [
        ...wrapped(`${named(title, ink)}  ${how}`, columns, INDENT, `  ${index + 2}. `),
        ...(index + 2 > MOST_SAID ? [] : wrapped(named(short ?? text, ink), columns, INDENT)),
      ];
    }),
  ];
}
const INDENT = '     ';

/** A fix: what it is, what it risks, what it changes, what was proved about it, how to do it by hand. */
export function remedyText(remedy: AnswerRemedy, mark: string, page: Page): string[] {
  const { title, text, lines = [], command, patch = [], inputs = [], git } = remedy;
  const { ink, columns, lang } = page;
  const head = `${named(title, ink)}  ${ink('dim', costOf(remedy, lang))}`;
  const changes = patch.flatMap((op) => {
    if (op.op === 'test' || op.path === '') return []; // whole objects are in the diff
    const value = 'value' in op ? ` = ${JSON.stringify(op.value)}` : '';
    return [`${INDENT}${ink('cyan', tame(`${op.op} ${op.path}${value}`))}`];
  });
  return [
    ...wrapped(head, columns, INDENT, `  ${mark}`),
    ...wrapped(named(text, ink), columns, INDENT),
    ...lines.map((line) => `${INDENT}${tameLine(line)}`),
    ...changes,
    ...inputs.flatMap((input) => wrapped(inputText(input, page), columns, INDENT)),
    ...proofText(remedy, page),
    ...(git ? wrapped(named(inGitWords[lang](git), ink), columns, INDENT) : []),
    // One line, however long, so that it can be copied.
    ...(command && !isRefuted(remedy) ? [`${INDENT}${ink('dim', '$')} ${tame(command)}`] : []),
  ];
}

/** Whether a part of its proof fails: so it is only with a value that somebody has chosen. */
export function isRefuted({ proof }: AnswerRemedy): boolean {
  return PROOF_PARTS.some((part) => proof?.[part].is === 'fails');
}

/** "kubewhy fix … --set memory=128Mi (quantity; also 256Mi, 512Mi)": other commands show it too, and do not take it. */
function inputText({ name, type, suggested, options }: AnswerInput, { ink, lang }: Page): string {
  const others = options.filter((one) => one !== suggested).slice(0, MOST_OPTIONS);
  const also = others.length > 0 ? `; ${inputWords.also[lang](others)}` : '';
  const said = tameLine(`kubewhy fix … --set ${name}=${suggested ?? '…'}`);
  return `${ink('cyan', said)} ${ink('dim', tameLine(`(${inputWords.type[type][lang]}${also})`))}`;
}
const MOST_OPTIONS = 6;

function proofText({ proof, kind }: AnswerRemedy, { ink, columns, lang }: Page): string[] {
  if (!proof) return [];
  const checks = PROOF_PARTS.map((part) => {
    const [colour, sign] = MARKS[proof[part].is];
    return `${ink(colour, sign)} ${named(proofPart(part, proof[part], kind, lang), ink)}`;
  });
  return wrapped(checks.join('  '), columns, INDENT);
}

function mark(part: keyof Proof, { is }: Check, { ink, lang }: Page): string {
  const [colour, sign] = MARKS[is];
  return `${ink(colour, sign)} ${proofWords[part][lang]}`;
}
