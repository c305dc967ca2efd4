import type { Answer, ObjectName } from './answer.ts';
import type { Owned } from './jobs.ts';
import { refKey } from './keys.ts';
import { ownRoot } from './own-root.ts';

/**
 * The key of what is behind an answer: the cause and the workload that has it, or where the cause was not found the workload in
 * trouble. Undefined where nothing is.
 */
export function rootOf(answer: Rooted, owners: readonly Owned[] = []): string | undefined {
  const { state, symptoms, target } = answer;
  const first = ownRoot(answer, owners);
  const workloadOf = (of: ObjectName) =>
    refKey(owners.find((one) => refKey(one.of) === refKey(of))?.by ?? of);
  if (state === 'explained' && first) return `${first.id} ${workloadOf(first.subject)}`;
  const isIll = symptoms.some(({ until, hurts }) => !until && hurts !== 'nobody');
  const { cluster: _, ...on } = target;
  return state === 'unexplained' && isIll ? `unexplained ${workloadOf(on)}` : undefined;
}
type Rooted = Pick<Answer, 'state' | 'findings' | 'symptoms' | 'target'>;
