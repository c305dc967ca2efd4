import type { SiftedLine, SiftedLog } from '../../domain/sifted-log.ts';
import { timeOf } from '../../text/line-time.ts';
import { present } from '../../text/present.ts';
import { weightOf } from './complaint-weight.ts';
import type { Complaint } from './complaints.ts';
import { entriesIn, type Entry } from './log-entries.ts';
import { isStillWritten } from './still-written.ts';
import { templatesOf } from './templates.ts';

type Weight = NonNullable<ReturnType<typeof weightOf>>;
type WeighedLine = Readonly<{ line: SiftedLine; entry: Entry; weight: Weight }>;

/** So often it has to stand in a whole log: what is no error by its level is more often a habit. */
const TIMES: Readonly<Record<Weight, number>> = { error: 3, trouble: 10, answer: 20, warning: 50 };
const MOST = 3;
/** What is over for longer explains nothing that somebody asks about now. */
const TOLD_MS = 6 * 60 * 60_000;
/** Until a program has found all that it needs, it writes of hardly anything else. */
const START = { ms: 2 * 60_000, lines: 3, share: 0.9 };

/**
 * What a program has complained about in a whole log, the newest first; `startedAt` is when it began to run. It `isOver` if
 * the same log was read line by line, and nothing in it goes on.
 */
export function wholeLogComplaints(
  log: SiftedLog,
  now: string,
  { startedAt, isOver = false }: Readonly<{ startedAt?: string; isOver?: boolean }> = {},
): readonly Complaint[] {
  const bad = log.lines.flatMap((line): WeighedLine[] => {
    const [entry] = /^\s|^at /.test(line.text) ? [] : entriesIn([line]);
    const weight = entry && weightOf(entry);
    return entry && weight ? [{ line, entry, weight }] : [];
  });
  return templatesOf(bad, ({ weight, entry }) => `${weight} ${entry.said}`)
    .flatMap(({ words, of }) => toldOf(words.slice(1).join(' '), of, log, isOver ? undefined : now))
    .filter((one) => !one.until || isNews(one, log, now, startedAt))
    .toSorted((a, b) => Date.parse(b.last ?? '') - Date.parse(a.last ?? '') || b.count - a.count)
    .slice(0, MOST);
}

type TimedComplaint = Complaint & Readonly<{ from: number; to: number }>;

function isNews(
  { until = '', from, to }: TimedComplaint,
  { lines }: SiftedLog,
  now: string,
  startedAt = '',
): boolean {
  const isEarly = from < START.lines || Date.parse(until) - Date.parse(startedAt) <= START.ms;
  const others = lines.filter((one) => one.from >= from && one.to <= to);
  const bad = others.reduce((sum, { times }) => sum + times, 0);
  const isOfStart = isEarly && bad >= START.share * (to - from + 1);
  return !isOfStart && Date.parse(now) - Date.parse(until) <= TOLD_MS;
}

function toldOf(
  template: string,
  of: readonly WeighedLine[],
  { read }: SiftedLog,
  now: string | undefined, // undefined: it is over
): readonly TimedComplaint[] {
  const lines = of.map(({ line }) => line);
  const count = lines.reduce((sum, { times }) => sum + times, 0);
  const newest = of.toSorted((a, b) => a.line.to - b.line.to).at(-1);
  if (!newest || count < TIMES[newest.weight]) return [];

  const to = newest.line.to;
  const from = Math.min(...lines.map((one) => one.from));
  const [first] = lines.flatMap((one) => one.first ?? []).toSorted();
  const last = timeOf(newest.line);
  const since = read - 1 - to;
  const goesOn =
    now !== undefined &&
    isStillWritten({ count, from, to, since, ...present({ first, last }) }, now);
  if (!goesOn && last === undefined) return []; // nobody knows when
  return [
    {
      template,
      said: newest.entry.said,
      line: newest.line,
      from,
      to,
      count,
      share: count / read,
      ...present({ first, last, until: goesOn ? undefined : last }),
    },
  ];
}
