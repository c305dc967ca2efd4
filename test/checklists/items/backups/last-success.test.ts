import { expect, it } from '@jest/globals';

import { lastSuccess } from '#src/checklists/items/backups/last-success.ts';
import { backup, run } from '#test/support/backups.ts';
import { cronJob } from '#test/support/batch.ts';
import { marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

const DAY = 24 * 60;
/** Noon is NOW; it runs at 02:00. */
const LAST = ago(10 * 60);

it('passes by when one last succeeded, and tells when and when next', () => {
  const source = cluster([backup({ lastScheduleTime: LAST, lastSuccessfulTime: ago(9 * 60) })]);

  expect(marksOf(lastSuccess, source)).toEqual(['db-backup: pass']);
  expect(saidOf(lastSuccess, source)).toBe(
    'Last success 2026-01-01 03:00 UTC, next run 2026-01-02 02:00 UTC.',
  );
});

it('fails where runs begin on time and do not succeed', () => {
  const source = cluster([backup({ lastScheduleTime: LAST, lastSuccessfulTime: ago(2 * DAY) })]);

  expect(marksOf(lastSuccess, source)).toEqual(['db-backup: fail']);
  expect(saidOf(lastSuccess, source)).toContain('has not succeeded');
});

it('fails where none has ever succeeded', () => {
  expect(saidOf(lastSuccess, cluster([backup({ lastScheduleTime: LAST })]))).toContain(
    'No run has ever succeeded',
  );
});

it('is not checked before the first run', () => {
  const young = backup({});

  expect(marksOf(lastSuccess, cluster([young]))).toEqual(['db-backup: not-checked']);
});

it('counts a run by hand, and says so', () => {
  const source = cluster([
    backup({ lastScheduleTime: LAST, lastSuccessfulTime: ago(60) }),
    ...run('by-hand', 70, 'Complete', { 'cronjob.kubernetes.io/instantiate': 'manual' }),
  ]);

  expect(saidOf(lastSuccess, source)).toContain('started by hand');
});

it('stays silent about other CronJobs', () => {
  expect(marksOf(lastSuccess, cluster([cronJob('0 2 * * *')]))).toEqual([]);
});
