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

/** One character for how bad it is. */
export function severityMark({ state, findings: [root] }: Answer, ink: Ink): string {
  const [colour, mark] = MARKS[state === 'explained' ? (root?.severity ?? 'info') : state];
  return ink(colour, mark);
}
