import type { Answer, AnswerFinding } from '../../domain/answer.ts';

/**
 * What a trouble hangs on: `placement` on where its pods may run, `spec` on what they are made of or on another object, `run` on how
 * a program went, `load` on how much there is to do.
 */
export type Nature = 'placement' | 'spec' | 'run' | 'load' | 'unknown';

/** What the root of an answer hangs on. */
export function natureOf({ state, findings }: Pick<Answer, 'state' | 'findings'>): Nature {
  const [root] = findings;
  if (!root || state === 'unexplained' || root.confidence === 'possible') return 'unknown';
  if (root.explains.some((key) => key.startsWith('pod-unscheduled|'))) return 'placement';
  if (root.id.startsWith('autoscaling/')) return 'load';
  return isOfSpec(root) ? 'spec' : 'run';
}

/** Whether something shows it that a new run of the same pod would meet again. */
function isOfSpec({ subject, evidence }: AnswerFinding): boolean {
  const isElsewhere = subject.kind !== 'Pod';
  return isElsewhere || evidence.some(({ path }) => path?.startsWith('/spec/'));
}
