import type { Evidence, Simulated } from '../domain/model.ts';

type AnyEvidence = Evidence | Simulated;
type WithEvidence = Readonly<{ evidence: AnyEvidence | readonly AnyEvidence[]; reason?: string }>;

/** What a rule tells, if it quotes texts: of an object with a field of another type it may have anything. */
export function quotable<T extends WithEvidence>(item: T): T {
  const quotes: readonly unknown[] = [item.evidence]
    .flat()
    .map((one) => (one.source === 'simulation' ? '' : one.quote));
  if ([...quotes, item.reason ?? ''].some((text) => typeof text !== 'string')) {
    throw new TypeError('it quotes what is no text');
  }
  return item;
}
