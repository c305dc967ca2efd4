/** Makes ids and timestamps as Slack does: never twice the same, timestamps in order. */
export interface Ids {
  /** A prefix and ten characters, "V0000000001". */
  next(prefix: string): string;
  /** Seconds and microseconds, "1763730000.000100"; later than every one before. */
  ts(): string;
}

/** `now` gives ms since the epoch. */
export function createIds(now: () => number): Ids {
  let count = 0;
  let last = 0;
  return {
    next: (prefix) => prefix + String((count += 1)).padStart(10, '0'),
    ts: () => {
      last = Math.max(now() * 1000, last + 100);
      return `${Math.floor(last / 1_000_000)}.${String(last % 1_000_000).padStart(6, '0')}`;
    },
  };
}
