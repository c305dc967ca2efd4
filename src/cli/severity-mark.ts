import { isCalm } from '../answers/words/alert-note.ts';
import type { Answer } from '../domain/answer.ts';
import type { Ink } from './ink.ts';

const MARKS = {
  critical: ['red', '✗'],
  warning: ['yellow', '▲'],
  info: ['cyan', '●'],
  healthy: ['green', '✓'],
  recovered: ['green', '✓'],
  progressing: ['cyan', '…'],
  unexplained: ['yellow', '?'],
  complaining: ['yellow', '▲'],
  gone: ['dim', '○'],
  unread: ['yellow', '?'],
} as const;

/** One character for how bad it is; nothing is well while an alert about it fires. */
export function severityMark(answer: Answer, ink: Ink, fires = false): string {
  const {
    state,
    findings: [root],
  } = answer;
  if (fires && isCalm(answer)) return ink(...MARKS.unexplained);
  const [colour, mark] = MARKS[state === 'explained' ? (root?.severity ?? 'info') : state];
  return ink(colour, mark);
}
