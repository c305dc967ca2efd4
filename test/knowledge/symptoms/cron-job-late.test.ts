import { expect, it } from '@jest/globals';

import { cronJob } from '#test/support/batch.ts';
import { ago } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';

it('is a CronJob that did not run when it was due', () => {
  expect(symptomsOf(cronJob('0 * * * *', { lastScheduleTime: ago(120) }))).toMatchObject([
    { kind: 'cron-job-late', reason: 'Missed', since: '2026-01-01T11:00:00Z' },
  ]);
});

it.each([
  ['names no date that exists', cronJob('0 0 31 2 *'), 'NeverRuns'],
  ['cannot be read', cronJob('every day'), 'UnreadableSchedule'],
  ['is in no zone', cronJob('0 0 * * *', {}, { timeZone: 'Mars/Olympus' }), 'UnreadableSchedule'],
])('is one whose schedule %s', (_, object, reason) => {
  expect(symptomsOf(object)).toMatchObject([{ kind: 'cron-job-late', reason }]);
});

const EACH_MINUTE = '*/1 * * * *';
const RUNS = { lastScheduleTime: '2026-01-01T11:58:00Z', active: [{ name: 'load' }] };

it('is one that starts no run beside one that is not over, as soon as that one is late', () => {
  const forbids = cronJob(EACH_MINUTE, RUNS, { concurrencyPolicy: 'Forbid' });

  expect(symptomsOf(forbids)).toMatchObject([
    { kind: 'cron-job-late', reason: 'Missed', since: '2026-01-01T11:59:00Z' },
  ]);
});

it.each([
  ['whose runs may overlap', cronJob(EACH_MINUTE, RUNS)],
  [
    'no run of which goes on',
    cronJob(EACH_MINUTE, { ...RUNS, active: [] }, { concurrencyPolicy: 'Forbid' }),
  ],
])('is not yet one %s', (_, object) => {
  expect(symptomsOf(object)).toEqual([]);
});

it.each([
  [
    'has run when it was due last',
    cronJob('0 3 * * *', { lastScheduleTime: '2026-01-01T03:00:00Z' }),
  ],
  ['is due this minute', cronJob('59 11 * * *', { lastScheduleTime: '2025-12-31T11:59:00Z' })],
  ['is not due yet', cronJob('0 3 * * *')],
  ['is suspended', cronJob('0 * * * *', { lastScheduleTime: ago(300) }, { suspend: true })],
])('is not one that %s', (_, object) => {
  expect(symptomsOf(object)).toEqual([]);
});

it('goes by the clock of the controller, as its last run shows, where no zone is named', () => {
  const { timeZone: _, ...spec } = cronJob('0 3 * * *').spec ?? {
    schedule: '',
    jobTemplate: {},
  };
  // 18:00 UTC is 03:00 in Seoul: the next run is due at 18:00 UTC, and not at 03:00
  const seoul = { ...cronJob('', { lastScheduleTime: '2025-12-31T18:00:00Z' }), spec };

  expect(symptomsOf(seoul)).toEqual([]);
});
