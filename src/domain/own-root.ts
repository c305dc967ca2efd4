import type { Answer, AnswerFinding, ObjectName } from './answer.ts';
import { endOfChain } from './end-of-chain.ts';
import type { Owned } from './jobs.ts';
import { refKey } from './keys.ts';

/**
 * The finding behind what is wrong with the target of an answer itself, or with its workload: around it there may be worse trouble, which
 * stands before it. Where nothing is wrong with these, the first finding.
 */
export function ownRoot(
  { findings, symptoms, target }: Pick<Answer, 'findings' | 'symptoms' | 'target'>,
  owners: readonly Owned[] = [],
): AnswerFinding | undefined {
  const by = (of: ObjectName) => owners.find((one) => refKey(one.of) === refKey(of))?.by;
  const own = new Set([target, by(target) ?? target].map(refKey));
  const keys = new Set(
    symptoms.flatMap(({ key, object }) => (own.has(refKey(object)) ? [key] : [])),
  );
  const roots = findings
    .filter(({ explains }) => explains.some((key) => keys.has(key)))
    .map((one) => endOfChain(one, findings));
  return findings.find((one) => roots.includes(one)) ?? findings[0];
}
