import type { Incident } from '../../domain/incident.ts';
import type { Lang } from '../../domain/lang.ts';

/** After so long something else may be wrong, or nothing any more. */
const OLD_MS = 10 * 60_000;

/** Whether the answer in an incident's record cannot be told as it stands: it is old, or in another language. */
export function isOutOfDate(
  { answer, openedAt, lang }: Incident,
  wanted: Lang,
  now: Date,
): boolean {
  return answer !== undefined && (lang !== wanted || now.getTime() - Date.parse(openedAt) > OLD_MS);
}
