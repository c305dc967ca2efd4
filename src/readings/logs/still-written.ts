/** When and where something was written for the first and the last time, and how much was written after that. */
export type Writing = Readonly<{
  count: number;
  from: number;
  to: number;
  since: number; // entries
  first?: string;
  last?: string;
}>;

/** What was written so long ago, or so many entries, is over, unless it comes that seldom. */
const LATELY_MS = 60 * 60_000;
const ENTRIES_SINCE = 4;
const PAUSES = 2;

/** Whether something was written lately enough for how often it comes. */
export function isStillWritten(writing: Writing, now: string): boolean {
  const { count, from, to, since, first = '', last = '' } = writing;
  const pauses = Math.max(1, count - 1);
  if (since > ENTRIES_SINCE + (PAUSES * (to - from)) / pauses) return false;

  const [began, ended] = [Date.parse(first), Date.parse(last)];
  if (Number.isNaN(ended)) return true;
  const rest = Number.isNaN(began) ? 0 : (ended - began) / pauses;
  return Date.parse(now) - ended <= Math.max(LATELY_MS, PAUSES * rest);
}
