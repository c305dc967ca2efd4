import type { Entry } from './log-entries.ts';
import { templatesOf } from './templates.ts';

/** A figure that rises from line to line, as it was written first and last. */
export type Growth = Readonly<{ what: string; from: string; to: string }>;

/** "heapUsed":"812MB", waiting=31, queue depth: 512, took 1.2s. */
const FIGURE =
  /(?<![\p{L}\d_.-])(?<what>[\p{L}_][\p{L}\d_.-]*)["']?(?: ?[=:] ?| (?:is |of |at |to )?)["']?(?<value>\d+(?:\.\d+)?)(?<unit>%|[a-zA-Zµ]{0,3})(?![\w.:/-])/gu;
/** What is used up, waits or takes long; what only counts up all the time is not among it. */
const TELLS =
  /heap|mem|rss|latenc|durat|elapsed|took|queue|pool|backlog|pending|wait|lag|active|conn|depth|in_?flight|used|usage|goroutine|thread|delay|buffer|메모리|대기|지연|사용량/i;
const FEWEST = 4;
const RISES = 0.8;
const TIMES = 1.5;

/** The figures that stand in the same place of the same wording and grow. */
export function growthIn(entries: readonly Entry[]): readonly Growth[] {
  const grown = templatesOf(entries, ({ line }) => line.text).flatMap(({ of }) =>
    of.length < FEWEST ? [] : seriesIn(of).flatMap(([what, values]) => risen(what, values)),
  );
  return [...new Map(grown.map((one) => [one.what, one])).values()];
}

type Figure = Readonly<{ value: number; unit: string }>;

function seriesIn(entries: readonly Entry[]): [what: string, values: readonly Figure[]][] {
  const series = new Map<string, Figure[]>();
  for (const { line } of entries) {
    for (const { groups = {} } of line.text.matchAll(FIGURE)) {
      const { what = '', value, unit = '' } = groups;
      if (!TELLS.test(what)) continue;
      series.set(what, [...(series.get(what) ?? []), { value: Number(value), unit }]);
    }
  }
  return [...series];
}

function risen(what: string, values: readonly Figure[]): readonly Growth[] {
  const [first] = values;
  const last = values.at(-1);
  if (!first || !last || values.length < FEWEST) return [];
  if (values.some(({ unit }) => unit !== first.unit)) return [];
  const steps = values.slice(1).filter(({ value }, at) => value >= (values[at]?.value ?? 0));
  const isSteady = steps.length >= RISES * (values.length - 1);
  if (!isSteady || last.value <= first.value || last.value < first.value * TIMES) return [];
  return [{ what, from: inUnit(first), to: inUnit(last) }];
}

function inUnit({ value, unit }: Figure): string {
  return `${value}${unit}`;
}
