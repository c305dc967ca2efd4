import type { Incident, Joined, Recurred } from '../../domain/incident.ts';
import { fixedBy } from '../undoing.ts';

/** What was there longer ago does not count. */
export const RECENT_DAYS = 7;

/** That a root was there before: how often, where it was told last, and what helped then. */
export function recurred(times: number, last: Joined, before: Incident): Recurred {
  const act = fixedBy(before);
  return { times, days: RECENT_DAYS, last, ...(act && { fix: { title: act.title, by: act.by } }) };
}
