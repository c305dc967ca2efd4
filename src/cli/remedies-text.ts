import type { AnswerRemedy } from '../domain/answer.ts';
import type { Check, Proof } from '../domain/plan.ts';
import { checkWords, proofWords, riskWords } from '../i18n/answer.ts';
import { codeWords } from '../i18n/codes.ts';
import { named, tame } from './ink.ts';
import type { Page } from './page.ts';
import { wrapped } from './wrap.ts';

const PARTS: readonly (keyof Proof)[] = ['placement', 'rules', 'admission'];
const MARKS = {
  holds: ['green', '✓'],
  fails: ['red', '✗'],
  'not-checked': ['yellow', '?'],
} as const;

/** The first fix in full and each other on a line: all of it is in the JSON. */
export function remediesText([first, ...others]: readonly AnswerRemedy[], page: Page): string[] {
  if (!first) return [];
  return [
    ...remedyText(first, page),
    ...others.flatMap((remedy, index) => {
      const marks = remedy.proof ? PARTS.map((part) => mark(part, remedy.proof?.[part], page)) : [];
      const how = [page.ink('dim', riskWords[remedy.risk][page.lang]), ...marks].join('  ');
      return wrapped(
        `${named(remedy.title, page.ink)}  ${how}`,
        page.columns,
        INDENT,
        `  ${index + 2}. `,
      );
    }),
  ];
}
const INDENT = '     ';

/** A fix: what it is, what it risks, what it changes, what was proved about it, how to do it by hand. */
function remedyText({ title, risk, text, command, patch = [], proof }: AnswerRemedy, page: Page) {
  const { ink, columns, lang } = page;
  const head = `${named(title, ink)}  ${ink('dim', riskWords[risk][lang])}`;
  const changes = patch.flatMap((op) => {
    if (op.op === 'test') return [];
    const value = 'value' in op ? ` = ${JSON.stringify(op.value)}` : '';
    return [`${INDENT}${ink('cyan', tame(`${op.op} ${op.path}${value}`))}`];
  });
  return [
    ...wrapped(head, columns, INDENT, '  1. '),
    ...wrapped(named(text, ink), columns, INDENT),
    ...changes,
    ...(proof ? proofText(proof, page) : []),
    // One line, however long, so that it can be copied.
    ...(command ? [`${INDENT}${ink('dim', '$')} ${tame(command)}`] : []),
  ];
}

function proofText(proof: Proof, page: Page): string[] {
  const checks = PARTS.map((part) => {
    const check = proof[part];
    const why = check.is === 'holds' ? undefined : codeWords(check.why, page.lang);
    const said = [why, check.note].filter(Boolean).join(', ');
    const how = `${checkWords[check.is][page.lang]}${said ? ` (${tame(said)})` : ''}`;
    return `${mark(part, check, page)} ${how}`;
  });
  return wrapped(checks.join('  '), page.columns, INDENT);
}

function mark(part: keyof Proof, check: Check | undefined, { ink, lang }: Page): string {
  const [colour, sign] = MARKS[check?.is ?? 'not-checked'];
  return `${ink(colour, sign)} ${proofWords[part][lang]}`;
}
