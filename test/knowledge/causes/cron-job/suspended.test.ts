import { expect, it } from '@jest/globals';

import { cronJobSuspended } from '#src/knowledge/causes/cron-job/suspended.ts';
import { cronJob } from '#test/support/batch.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

it('says that a CronJob was suspended, and when it last ran', () => {
  const suspended = cronJob('@daily', { lastScheduleTime: ago(180) }, { suspend: true });

  expect(claimsAbout(suspended, cronJobSuspended, cluster([suspended]))).toMatchObject([
    { params: { last: ago(180) }, strength: 'entails' },
  ]);
});

it('is silent about one that runs', () => {
  const runs = cronJob('@daily');

  expect(claimsAbout(runs, cronJobSuspended, cluster([runs]))).toEqual([]);
});
