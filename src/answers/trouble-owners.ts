import type { AnswerTrouble } from '../domain/answer.ts';
import type { Owned } from '../domain/jobs.ts';

/** What belongs to a workload, and is asked about by that one's name. */
const PARTS: readonly string[] = ['Pod', 'apps/ReplicaSet'];

/** The workload that a trouble is about, where its root is a part of the only one that it hurts. */
export function troubleOwners({ target, findings, affected }: AnswerTrouble): readonly Owned[] {
  const [by, ...others] = affected;
  if (!by || others.length > 0) return [];
  const { cluster: _, ...on } = target;
  const subjects = findings.slice(0, 1).map(({ subject }) => subject);
  return [on, ...subjects].filter(({ kind }) => PARTS.includes(kind)).map((of) => ({ of, by }));
}
