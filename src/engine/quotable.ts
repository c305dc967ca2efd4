import type { Evidence, Simulated } from '../domain/model.ts';

type AnyEvidence = Evidence | Simulated;
type WithEvidence = Readonly<{ evidence: AnyEvidence | readonly AnyEvidence[]; reason?: string }>;

/** What a rule reports, if all its quotes are texts. Throws otherwise: a field of a wrong type may hold anything. */
export function quotable<T extends WithEvidence>(item: T): T {
  const quotes: readonly unknown[] = [item.evidence]
    .flat()
    .map((one) => (one.source === 'simulation' ? '' : one.quote));
  if ([...quotes, item.reason ?? ''].some((text) => typeof text !== 'string')) {
    throw new TypeError('it quotes what is no text');
  }
  return item;
}
