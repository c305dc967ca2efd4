import { changedParts } from '../text/changed-parts.ts';
import { tableOf } from '../text/table-of.ts';

/** The fields of objects that hold a time. */
const TIMES = new Set([
  'creationTimestamp',
  'deletionTimestamp',
  'firstTimestamp',
  'lastTimestamp',
  'eventTime',
  'lastTransitionTime',
  'lastHeartbeatTime',
  'lastProbeTime',
  'lastUpdateTime',
  'lastObservedTime',
  'lastScheduleTime',
  'lastSuccessfulTime',
  'renewTime',
  'acquireTime',
  'startTime',
  'completionTime',
  'startedAt',
  'finishedAt',
  'deprecatedLastTimestamp',
]);

/** Recorded data in which an age, as kubectl prints it ("20d", "3m5s"), stands as the time that it means. */
export function datedByAge<T>(value: T, now: string): T {
  if (typeof value !== 'object' || value === null) return value;
  return changedParts(value, (part, key) => {
    if (typeof part !== 'string' || !TIMES.has(key)) return datedByAge(part, now);
    const age = ageIn(part);
    return age === undefined
      ? part
      : new Date(Date.parse(now) - age).toISOString().replace('.000Z', 'Z');
  });
}

const UNITS: Readonly<Record<string, number>> = tableOf({ d: 86_400, h: 3600, m: 60, s: 1 });

/** In milliseconds. */
function ageIn(text: string): number | undefined {
  if (!/^(?:\d+[dhms])+$/.test(text)) return undefined;
  const parts = text.split(/(?<=[dhms])/);
  const seconds = parts.map((one) => Number.parseInt(one, 10) * (UNITS[one.at(-1) ?? ''] ?? 0));
  return 1000 * seconds.reduce((sum, one) => sum + one, 0);
}
