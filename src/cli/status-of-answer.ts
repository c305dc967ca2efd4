import type { Answer } from '../domain/answer.ts';
import { isAsSevere, type AskingOptions } from './asking-options.ts';
import type { ExitStatus } from './session.ts';

/** The exit status of an answer: 3 if its target or the pods of that could not be read, else by what was found. */
export function statusOfAnswer(
  { state, findings }: Answer,
  failOn?: AskingOptions<string>['failOn'],
): ExitStatus {
  if (state === 'unread') return 3;
  return isAsSevere(findings, failOn) ? 1 : 0;
}
