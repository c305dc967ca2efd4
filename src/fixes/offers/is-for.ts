import type { Remedy } from '../../domain/remedy.ts';
import type { Finding } from '../../domain/verdict.ts';

/** Whether a remedy answers a finding that is certain enough for it, and does not pass by itself. */
export function isFor(finding: Finding, { answers, isForPossible }: Remedy, now: string): boolean {
  const { id, role, confidence, passesBy } = finding;
  if (confidence === 'possible' && !isForPossible) return false;
  if (answers === 'every-root') return role === 'root';
  // A finding that passes by itself needs no fix: what was missing exists by now, or is on its way.
  const passes = passesBy !== undefined && Date.parse(passesBy) > Date.parse(now);
  return answers.some((cause) => cause.id === id) && !passes;
}
