import { expect, it } from '@jest/globals';

import { cronJob, failedJob } from '#test/support/batch.ts';
import { ago, named, owned } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';

const job = (type: string) => ({
  ...named('batch/Job', 'load'),
  status: { conditions: [{ type, status: 'True', reason: 'DeadlineExceeded', message: 'late' }] },
});

it('is a Job that has given up', () => {
  expect(symptomsOf(job('Failed'))).toMatchObject([
    { kind: 'job-failed', reason: 'DeadlineExceeded', evidence: { quote: 'late' } },
  ]);
});

it('is not a Job that is complete', () => {
  expect(symptomsOf(job('Complete'))).toEqual([]);
});

it.each([
  [1, ago(1)],
  [9, undefined],
])('is over when its CronJob had a success later: %i minutes ago', (minutes, until) => {
  const run = owned(failedJob('BackoffLimitExceeded'), { kind: 'batch/CronJob', name: 'nightly' });
  const maker = cronJob('0 3 * * *', {
    lastScheduleTime: '2026-01-01T03:00:00Z',
    lastSuccessfulTime: ago(minutes),
  });

  expect(symptomsOf(run, [maker])[0]?.until).toBe(until);
});
