import { expect, it } from '@jest/globals';

import { neverFires } from '#src/knowledge/causes/cron-job/never-fires.ts';
import { cronJob } from '#test/support/batch.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

it.each([
  ['date', cronJob('0 0 31 2 *'), 'entails'],
  ['schedule', cronJob('every day'), 'fits'],
  ['time-zone', cronJob('0 0 * * *', {}, { timeZone: 'Mars/Olympus' }), 'fits'],
])('tells what is wrong: the %s', (wrong, object, strength) => {
  expect(claimsAbout(object, neverFires, cluster([object]))).toMatchObject([
    { params: { wrong }, strength },
  ]);
});

it('names an impossible date', () => {
  const { sentence } = neverFires.text.en(
    { kind: 'batch/CronJob', name: 'close' },
    { wrong: 'date', schedule: '0 0 31 2 *' },
  );

  expect(sentence).toContain('31 February');
});

it('claims nothing of a run that was missed', () => {
  const late = cronJob('0 * * * *', { lastScheduleTime: ago(120) });

  expect(claimsAbout(late, neverFires, cluster([late]))).toEqual([]);
});
