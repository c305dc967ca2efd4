import type { Evidence } from '../domain/model.ts';

type Told = Readonly<{ evidence: Evidence | readonly Evidence[]; reason?: string }>;

/** What a rule tells, if it quotes texts: of an object with a field of another type it may have anything. */
export function quotable<T extends Told>(told: T): T {
  const quotes: readonly unknown[] = [told.evidence].flat().map(({ quote }) => quote);
  if ([...quotes, told.reason ?? ''].some((text) => typeof text !== 'string')) {
    throw new TypeError('it quotes what is no text');
  }
  return told;
}
