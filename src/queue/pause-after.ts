const SHORTEST_MS = 1_000;
const LONGEST_MS = 60_000;
const JITTER = 0.2;

/**
 * How long work waits that could not be done now, in milliseconds: half as long again as it has waited, so that
 * the pauses grow by themselves, but never more than a minute after Slack, Redis or a setting is well again.
 */
export function pauseAfter(ageMs: number, random = Math.random): number {
  const pause = Math.min(Math.max(ageMs / 2, SHORTEST_MS), LONGEST_MS);
  return Math.round(pause * (1 - JITTER * random()));
}
