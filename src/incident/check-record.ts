import type { CheckAnswer } from '../domain/answer.ts';
import type { Incident } from '../domain/incident.ts';
import type { Lang } from '../domain/lang.ts';

/** An incident that holds what a channel was told of a check, or what it was told last. */
export function checkRecord(
  id: string,
  channel: string,
  { at, lang, check }: Readonly<{ at: string; lang: Lang; check: CheckAnswer }>,
): Incident {
  const nothing = { plans: [], acts: [], mayAct: false } as const;
  return { v: 1, id, lang, place: { channel }, openedAt: at, ...nothing, check };
}
