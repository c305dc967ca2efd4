import type { Evidence, Simulated } from '../domain/model.ts';

type AnyEvidence = Evidence | Simulated;
type WithEvidence = Readonly<{ evidence: AnyEvidence | readonly AnyEvidence[]; reason?: string }>;

/** What a rule tells, if it quotes texts: of an object with a field of another type it may have anything. */
export function quotable<T extends WithEvidence>(told: T): T {
  const quotes: readonly unknown[] = [told.evidence]
    .flat()
    .map((one) => (one.source === 'simulation' ? '' : one.quote));
  if ([...quotes, told.reason ?? ''].some((text) => typeof text !== 'string')) {
    throw new TypeError('it quotes what is no text');
  }
  return told;
}
