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

/** A fix: what it is, what it risks, what it changes, what was proved about it. */
export function remedyText(remedy: AnswerRemedy, number: number, page: Page): string[] {
  const { ink, columns, lang } = page;
  const { title, risk, text, command, patch = [], proof } = remedy;
  const head = `${named(title, ink)}  ${ink('dim', riskWords[risk][lang])}`;
  const changes = patch.flatMap((op) => {
    if (op.op === 'test') return [];
    const value = 'value' in op ? ` = ${JSON.stringify(op.value)}` : '';
    return [`     ${ink('cyan', tame(`${op.op} ${op.path}${value}`))}`];
  });
  return [
    ...wrapped(head, columns, '     ', `  ${number}. `),
    ...wrapped(named(text, ink), columns, '     '),
    ...changes,
    ...(command ? [`     ${ink('dim', '$')} ${tame(command)}`] : []),
    ...(proof ? PARTS.flatMap((part) => checkText(part, proof[part], page)) : []),
  ];
}

function checkText(part: keyof Proof, check: Check, { ink, columns, lang }: Page): string[] {
  const [colour, mark] = MARKS[check.is];
  const said = [check.is === 'holds' ? undefined : codeWords(check.why, lang), check.note]
    .filter(Boolean)
    .join(', ');
  const text = `${proofWords[part][lang]} ${checkWords[check.is][lang]}${said ? `: ${tame(said)}` : ''}`;
  return wrapped(text, columns, '       ', `     ${ink(colour, mark)} `);
}
