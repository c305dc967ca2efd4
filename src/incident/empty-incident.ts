import type { Incident } from '../domain/incident.ts';
import type { Lang } from '../domain/lang.ts';
import type { Destination } from '../domain/question.ts';

/** An incident of which nothing is known yet. */
export function emptyIncident(
  id: string,
  lang: Lang,
  place: Destination,
  openedAt: string,
): Incident {
  return { v: 1, id, lang, place, openedAt, plans: [], acts: [], mayAct: true };
}
