import type { LogLine } from '../../domain/model.ts';
import { peerFailureIn } from './peer-failures.ts';

/** A peer that answers, or a client that says so. */
const ANSWERED =
  /\bstatus(?:_?code)?["']?[=:] ?"?2\d\d\b|\b200 OK\b|HTTP\/[\d.]+" 2\d\d\b|\b(?:answered|succeeded|successful(?:ly)?|(?:re-?)?connected|established|recovered|resumed)\b/i;
const TIMES = 3;

/** Whether a peer that failed has answered three times since, and more often than ever between two failures before. */
export function answersAgain(before: readonly LogLine[], since: readonly LogLine[]): boolean {
  const answers = since.filter(({ text }) => ANSWERED.test(text)).length;
  if (answers < TIMES) return false;
  const failed = before.map(({ text }) => peerFailureIn(text) !== undefined);
  const first = failed.indexOf(true);
  let [run, longest] = [0, 0];
  for (const [index, { text }] of before.entries()) {
    if (first < 0 || index < first) continue;
    run = failed[index] ? 0 : run + (ANSWERED.test(text) ? 1 : 0);
    longest = Math.max(longest, run);
  }
  return answers > longest;
}
