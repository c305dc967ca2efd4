import type { NoAnswer } from '../domain/answer.ts';
import { data } from './formats.ts';
import type { ExitStatus, Session } from './session.ts';

/** For a person on stderr; a program that asked for data finds it on stdout besides. */
export function printNoAnswer(
  answer: NoAnswer,
  status: ExitStatus,
  { output }: Readonly<{ output: string }>,
  { terminal }: Session,
): ExitStatus {
  if (output === 'json' || output === 'yaml') terminal.out(data[output](answer));
  terminal.err(`kubewhy: ${answer.error.message}\n`);
  return status;
}
