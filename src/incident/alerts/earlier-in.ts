import type { RootRecord } from '../../domain/incident.ts';
import { RECENT_DAYS } from './recurred.ts';

const DAY_MS = 24 * 3_600_000;

/** How often a root was there in the last days, where its newest incident is not the only one, and which was the one before. */
export function earlierIn(
  { incidents }: RootRecord,
  at: string,
): Readonly<{ times: number; last: string }> | undefined {
  const since = Date.parse(at) - RECENT_DAYS * DAY_MS;
  const recent = incidents.filter((one) => Date.parse(one.at) >= since);
  const last = recent.at(-2);
  return last && { times: recent.length, last: last.id };
}
