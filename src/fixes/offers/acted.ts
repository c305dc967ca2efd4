import { isA, refKey } from '../../domain/keys.ts';
import type { Finding, Verdict } from '../../domain/verdict.ts';

/**
 * The findings of a verdict for which remedies are looked for. A Rollout can be acted on with nothing wrong, too: what
 * is offered then is listed for no finding.
 */
export function acted({ findings, target }: Verdict): readonly Finding[] {
  if (findings.some(({ role }) => role === 'root') || !isA('argoproj.io/Rollout', target))
    return findings;
  const asked: Finding = {
    key: `rollout/asked|${refKey(target)}`,
    id: 'rollout/asked',
    subject: target,
    params: {},
    evidence: [],
    confidence: 'proven',
    role: 'root',
    explains: [],
    seen: [],
  };
  return [...findings, asked];
}
