import { refKey } from '#src/domain/keys.ts';
import type { Finding, Verdict } from '#src/domain/verdict.ts';
import { missing } from '#src/knowledge/causes/reference/missing.ts';

/** That a name leads nowhere, under the id of the table when nobody was seen to refuse it. */
export function isMissedAlready({ id, subject }: Finding, { findings }: Verdict): boolean {
  return id === missing.id && findings.some((known) => refKey(known.subject) === refKey(subject));
}
