import { nextRun, scheduleOf } from '../../../readings/schedules/cron.ts';

/** Whether a schedule can be read, and a day comes that it names; the leap day comes within these years. */
export function fires(value: unknown): boolean {
  const schedule = typeof value === 'string' ? scheduleOf(value) : undefined;
  return schedule !== undefined && nextRun(schedule, '2024-01-01T00:00:00Z', 'UTC') !== undefined;
}
