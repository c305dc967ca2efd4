import type { Evidence } from '../domain/model.ts';

type Told = Readonly<{ evidence: Evidence | readonly Evidence[]; reason?: string }>;

/** What a rule tells, if it quotes texts: of an object with a field of another type it may have anything. */
export function quotable<T extends Told>(told: T): T {
  const quotes: readonly unknown[] = [told.evidence].flat().map(({ quote }) => quote);
  const odd = [...quotes, told.reason ?? ''].find((text) => typeof text !== 'string');
  if (odd !== undefined) throw new TypeError(`${JSON.stringify(odd)} stands where a text belongs`);
  return told;
}
