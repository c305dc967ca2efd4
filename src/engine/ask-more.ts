import { refKey } from '../domain/keys.ts';
import type { Examining } from './examining.ts';
import type { Weighed } from './explainer.ts';

/** Asks the finders that need many reads; keeps only claims about subjects that no claim has named yet. */
export function askMore({ route, told, symptomsOf }: Examining): void {
  for (const when of ['in-any-trouble', 'unless-outage'] as const) {
    if (when === 'unless-outage' && told.isOutage) return;
    const named = new Set(told.claims.map(({ claim }) => refKey(claim.subject)));
    const isNews = ({ claim }: Weighed) => !named.has(refKey(claim.subject));
    for (const at of route.looked) told.add(symptomsOf(at, when), isNews);
  }
}
