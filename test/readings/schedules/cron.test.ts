import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { firesAt, nextRun, scheduleOf } from '#src/readings/schedules/cron.ts';

function next(text: string, after: string, zone = 'UTC'): string | undefined {
  const schedule = scheduleOf(text);
  if (!schedule) throw new Error(`${text} cannot be read`);
  return nextRun(schedule, after, zone);
}

describe('a schedule', () => {
  it.each([
    ['*/15 * * * *', '2026-01-01T12:01:00Z', '2026-01-01T12:15:00Z'],
    ['0 3 * * *', '2026-01-01T12:00:00Z', '2026-01-02T03:00:00Z'],
    ['0 3 * * *', '2026-01-01T03:00:00Z', '2026-01-02T03:00:00Z'],
    ['30 8 * * mon-fri', '2026-01-02T09:00:00Z', '2026-01-05T08:30:00Z'],
    ['0 0 1 jan,jul *', '2026-01-01T12:00:00Z', '2026-07-01T00:00:00Z'],
    ['0 0 29 2 *', '2026-01-01T00:00:00Z', '2028-02-29T00:00:00Z'],
    ['0 0 13 * fri', '2026-01-01T12:00:00Z', '2026-01-02T00:00:00Z'],
    ['0 0 ? * 0', '2026-01-01T12:00:00Z', '2026-01-04T00:00:00Z'],
    ['5/20 * * * *', '2026-01-01T12:30:00Z', '2026-01-01T12:45:00Z'],
    ['@weekly', '2026-01-01T12:00:00Z', '2026-01-04T00:00:00Z'],
    ['@every 1h30m', '2026-01-01T12:00:00Z', '2026-01-01T13:30:00Z'],
  ])('%s fires after %s at %s', (text, after, at) => {
    expect(next(text, after)).toBe(at);
  });

  it.each(['0 0 31 2 *', '0 0 30 feb *', '0 0 31 4,6,9,11 *'])('%s never fires', (text) => {
    expect(next(text, '2026-01-01T12:00:00Z')).toBeUndefined();
  });

  it.each(['0 0 * *', '60 * * * *', '0 0 0 * *', '0 0 * * 7', 'x * * * *', '*/0 * * * *', '@noon'])(
    '%s cannot be read',
    (text) => {
      expect(scheduleOf(text)).toBeUndefined();
    },
  );

  it('follows the clock of its time zone', () => {
    expect(next('0 9 * * *', '2026-01-01T12:00:00Z', 'Asia/Seoul')).toBe('2026-01-02T00:00:00Z');
    expect(next('0 9 * * *', '2026-07-01T12:00:00Z', 'America/New_York')).toBe(
      '2026-07-01T13:00:00Z',
    );
  });

  it('reads midnight of its time zone as hour 0', () => {
    expect(next('30 0 * * *', '2026-01-01T12:00:00Z', 'Asia/Seoul')).toBe('2026-01-01T15:30:00Z');
    expect(next('30 0 1 * *', '2026-01-01T12:00:00Z', 'Asia/Seoul')).toBe('2026-01-31T15:30:00Z');
  });

  it('fires where its next run is, and always later than it is asked for', () => {
    const minute = fc.integer({ min: 0, max: 59 });
    const hour = fc.integer({ min: 0, max: 23 });
    const time = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });

    fc.assert(
      fc.property(minute, hour, time, (m, h, after) => {
        const schedule = scheduleOf(`${m} ${h} * * *`);
        const at = schedule && nextRun(schedule, after.toISOString(), 'UTC');

        expect(at && Date.parse(at)).toBeGreaterThan(after.getTime());
        expect(schedule && at && firesAt(schedule, at, 'UTC')).toBe(true);
      }),
    );
  });
});
