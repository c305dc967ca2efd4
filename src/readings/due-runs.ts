import type { Resource } from '../domain/resource.ts';
import { firesAt, nextRun, scheduleOf } from './schedules/cron.ts';
import { isTimeZone } from './schedules/time-zones.ts';
import { after } from './time.ts';

/**
 * When a CronJob has to run next, counted from its last run or its creation. `unreadable`: its schedule or its time
 * zone; `never`: no date fits it.
 */
export type Due = Readonly<{ is: 'at'; time: string } | { is: 'never' | 'unreadable' | 'unknown' }>;

/** Where the controller's own clock may be: at UTC, as most are, or so many hours beside it. */
const BESIDE = Array.from({ length: 14 }, (_, index) => index + 1);
const ZONES = [
  'UTC',
  ...BESIDE.map((hours) => `Etc/GMT-${hours}`),
  ...BESIDE.slice(0, 12).map((hours) => `Etc/GMT+${hours}`),
];

/** When a CronJob has to run next, or had to after a time. Suspended ones are not asked here: they never have to. */
export function dueRun({ metadata, spec, status }: Resource<'batch/CronJob'>, since?: string): Due {
  const schedule = scheduleOf(spec?.schedule ?? '');
  const zone = spec?.timeZone;
  if (!schedule || (zone !== undefined && !isTimeZone(zone))) return { is: 'unreadable' };

  const { lastScheduleTime: last } = status ?? {};
  const from = since ?? last ?? metadata?.creationTimestamp;
  if (!from) return { is: 'unknown' };
  // Without spec.timeZone the controller's clock counts, which only a run that it has made tells.
  const clock = zone ?? (last ? ZONES.find((one) => firesAt(schedule, last, one)) : 'UTC');
  if (!clock) return { is: 'unknown' };

  const time = nextRun(schedule, from, clock);
  if (!time) return { is: 'never' };
  return zone === undefined && !last && !('every' in schedule)
    ? { is: 'at', time: after(MOST_OFFSET_MS, time) }
    : { is: 'at', time };
}

/** The clock of a controller may be so far behind UTC. */
const MOST_OFFSET_MS = 12 * 60 * 60_000;
