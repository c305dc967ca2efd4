import type { Symptom } from '../domain/model.ts';
import type { Finding, State } from '../domain/verdict.ts';

/** The keys of the symptoms that are not over. */
export function openIn(symptoms: ReadonlyMap<string, Symptom>): readonly string[] {
  return [...symptoms].filter(([, { until }]) => !until).map(([key]) => key);
}

/** How it stands where symptoms are open: each needs a finding that may be trusted and whose chain has an end. */
export function stateOfTrouble(
  open: readonly string[],
  findings: readonly Finding[],
  now: string,
): Extract<State, 'explained' | 'unexplained' | 'progressing'> {
  const credible = findings.filter((one) => isCredible(one, findings));
  const explainers = open.map((key) => credible.filter(({ explains }) => explains.includes(key)));
  if (explainers.some((found) => found.length === 0)) return 'unexplained';

  const passes = (one: Finding): boolean => {
    if (one.passesBy !== undefined) return Date.parse(one.passesBy) > Date.parse(now);
    const next = findings.find(({ key }) => key === one.because?.finding);
    return next !== undefined && passes(next); // what follows from it is over with it
  };
  return explainers.every((found) => found.every(passes)) ? 'progressing' : 'explained';
}

/** Whether a finding explains anything: it is more than possible, and its chain leads to a root. */
export function isCredible(finding: Finding, findings: readonly Finding[]): boolean {
  if (finding.confidence === 'possible') return false;
  const next = findings.find(({ key }) => key === finding.because?.finding);
  return next ? isCredible(next, findings) : finding.role !== 'effect';
}
