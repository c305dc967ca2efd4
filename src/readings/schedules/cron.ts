import { tableOf } from '../../text/table-of.ts';
import { msIn, written } from '../time.ts';
import { offsetIn } from './time-zones.ts';

/** When a CronJob runs: at fixed times of the clock, or every so many ms. */
export type Schedule = Readonly<{ every: number } | { clock: Clock }>;
type Clock = Readonly<{
  minutes: ReadonlySet<number>;
  hours: ReadonlySet<number>;
  days: ReadonlySet<number>;
  months: ReadonlySet<number>;
  weekdays: ReadonlySet<number>;
  isEitherDay: boolean; // both day fields are restricted, and one that fits is enough
}>;

const MACROS: Readonly<Record<string, string>> = tableOf({
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
});
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAYS = 'sun mon tue wed thu fri sat'.split(' ');
/** 29 February comes back within 8 years. */
const MOST_DAYS = 8 * 366;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** No clock is put forward or back by more. */
const JUMP = 3 * 60 * MINUTE;

/** Reads a schedule as kube-controller-manager does (robfig/cron v3, ParseStandard); undefined where it cannot. */
export function scheduleOf(text: string): Schedule | undefined {
  const trimmed = text.trim();
  const every = msIn(/^@every ((?:\d+[hms])+)$/.exec(trimmed)?.[1] ?? '');
  if (every !== undefined) return { every };

  const fields = (MACROS[trimmed] ?? trimmed).split(/\s+/);
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = fields;
  const minutes = valuesOf(minute, 0, 59);
  const hours = valuesOf(hour, 0, 23);
  const days = valuesOf(day, 1, 31);
  const months = valuesOf(month, 1, 12, MONTHS);
  const weekdays = valuesOf(weekday, 0, 6, WEEKDAYS);
  if (fields.length !== 5 || !minutes || !hours || !days || !months || !weekdays) return undefined;
  const isEitherDay = !/^[*?]/.test(day) && !/^[*?]/.test(weekday);
  return { clock: { minutes, hours, days, months, weekdays, isEitherDay } };
}

/** When a schedule next fires after a time (RFC 3339), in a time zone; undefined where it never does. */
export function nextRun(schedule: Schedule, after: string, timeZone: string): string | undefined {
  const from = Date.parse(after);
  if ('every' in schedule) return written(from + schedule.every);

  const { clock } = schedule;
  const now = from + offsetIn(timeZone, from); // as if the clock there were UTC
  const today = Math.floor(now / DAY) * DAY;
  for (let day = today; day <= today + MOST_DAYS * DAY; day += DAY) {
    if (!fitsDay(clock, new Date(day))) continue;
    for (const hour of clock.hours) {
      for (const minute of clock.minutes) {
        const wall = day + (hour * 60 + minute) * MINUTE;
        if (wall <= now - JUMP) continue;
        const at = wall - offsetIn(timeZone, wall - offsetIn(timeZone, wall));
        if (at > from) return written(at);
      }
    }
  }
  return undefined;
}

/** Whether a schedule fires at a time, to the minute, in a time zone. */
export function firesAt(schedule: Schedule, time: string, timeZone: string): boolean {
  if ('every' in schedule) return true; // counted from its last run, whenever that was
  const at = Date.parse(time);
  const wall = new Date(at + offsetIn(timeZone, at));
  const { hours, minutes } = schedule.clock;
  return (
    fitsDay(schedule.clock, wall) &&
    hours.has(wall.getUTCHours()) &&
    minutes.has(wall.getUTCMinutes())
  );
}

function fitsDay({ days, months, weekdays, isEitherDay }: Clock, date: Date): boolean {
  if (!months.has(date.getUTCMonth() + 1)) return false;
  const byDay = days.has(date.getUTCDate());
  const byWeekday = weekdays.has(date.getUTCDay());
  return isEitherDay ? byDay || byWeekday : byDay && byWeekday;
}

/** "1,5-9/2,*\/15,mon-fri" as numbers in ascending order. */
function valuesOf(
  field: string,
  least: number,
  most: number,
  names: readonly string[] = [],
): ReadonlySet<number> | undefined {
  const values = new Set<number>();
  for (const part of field.toLowerCase().split(',')) {
    const [, range = '', step] = /^([^/]+)(?:\/(\d+))?$/.exec(part) ?? [];
    const [low = '', high] = range.split('-');
    const isAll = low === '*' || low === '?';
    const from = isAll ? least : numberOf(low, names, least);
    const to = isAll || (step && high === undefined) ? most : numberOf(high ?? low, names, least);
    if (!(from >= least && to <= most && from <= to) || step === '0') return undefined;
    for (let value = from; value <= to; value += Number(step ?? 1)) values.add(value);
  }
  return new Set([...values].toSorted((a, b) => a - b));
}

function numberOf(text: string, names: readonly string[], least: number): number {
  const named = names.indexOf(text);
  if (named >= 0) return named + least;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
