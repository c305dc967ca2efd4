import type { Symptom } from '../domain/model.ts';
import type { Finding, State } from '../domain/verdict.ts';
import { findingIndex, type FindingIndex } from './finding-index.ts';
import { isOpen } from './is-open.ts';

/** The keys of the symptoms that are trouble now. */
export function openIn(symptoms: ReadonlyMap<string, Symptom>): readonly string[] {
  return [...symptoms].filter(([, one]) => isOpen(one)).map(([key]) => key);
}

/** The state with open symptoms: `explained` if each has a credible finding whose chain has a root. */
export function stateOfTrouble(
  open: readonly string[],
  findings: readonly Finding[],
  now: string,
): Extract<State, 'explained' | 'unexplained' | 'progressing'> {
  const index = findingIndex(findings);
  const explainers = open.map((key) =>
    index.explaining(key).filter((one) => isCredible(one, index)),
  );
  if (explainers.some((found) => found.length === 0)) return 'unexplained';

  const isPassing = (finding: Finding) => passes(finding, index, now);
  return explainers.every((found) => found.every(isPassing)) ? 'progressing' : 'explained';
}

/** Whether the root of its chain is normal and will be over by itself. */
function passes(finding: Finding, index: FindingIndex<Finding>, now: string): boolean {
  const next = index.byKey(finding.because?.finding);
  if (next) return passes(next, index, now);
  return finding.passesBy !== undefined && Date.parse(finding.passesBy) > Date.parse(now);
}

/** Whether a finding explains anything: it is more than possible, and its chain leads to a root. */
export function isCredible(finding: Finding, index: FindingIndex<Finding>): boolean {
  if (finding.confidence === 'possible') return false;
  const next = index.byKey(finding.because?.finding);
  return next ? isCredible(next, index) : finding.role !== 'effect';
}
