import type { Answer } from '../domain/answer.ts';
import type { Owned } from '../domain/jobs.ts';
import { ownRoot } from '../domain/own-root.ts';

/** The answer about an alert: what is behind the trouble of its own object stands before worse trouble nearby. */
export function ownRootFirst(answer: Answer, owners: readonly Owned[] = []): Answer {
  const { findings, state } = answer;
  const own = ownRoot(answer, owners);
  if (!own || own === findings[0] || state !== 'explained') return answer;
  const others = findings.filter((one) => one !== own);
  return { ...answer, findings: [own, ...others], summary: own.cause };
}
