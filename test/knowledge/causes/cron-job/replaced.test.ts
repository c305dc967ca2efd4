import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { cronJobReplaced } from '#src/knowledge/causes/cron-job/replaced.ts';
import { advised } from '#test/support/advised.ts';
import { cronJob } from '#test/support/batch.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event } from '#test/support/objects.ts';

const LAST = { lastScheduleTime: ago(0), lastSuccessfulTime: ago(600) };
const REPLACE = { concurrencyPolicy: 'Replace' } as const;
const replaces = cronJob('*/5 * * * *', LAST, REPLACE);

const said = (reason: string, message: string, minutes: number): Resource => {
  const made = event(reason, message, ago(minutes), 'nightly');
  const involvedObject = { ...made.involvedObject, apiVersion: 'batch/v1', kind: 'CronJob' };
  const metadata = { ...made.metadata, name: message.replaceAll(' ', '-') };
  return { ...made, metadata, involvedObject } as Resource;
};
const created = (job: string, minutes: number) =>
  said('SuccessfulCreate', `Created job ${job}`, minutes);
const deleted = (job: string, minutes: number) =>
  said('SuccessfulDelete', `Deleted job ${job}`, minutes);
const completed = (job: string, minutes: number) =>
  said('SawCompletedJob', `Saw completed job: ${job}, condition: Complete`, minutes);
const cut = (job: string, minutes: number) => [created(job, minutes), deleted(job, minutes - 5)];
const claims = (one: typeof replaces, events: readonly Resource[], forbidden: string[] = []) =>
  claimsAbout(one, cronJobReplaced, cluster([one, ...events], forbidden));

const RUNS = [...cut('a', 10), ...cut('b', 5), created('c', 0)];

it('tells of runs that are ended for the next, one after the other', () => {
  const found = claims(replaces, RUNS);

  expect(found).toMatchObject([
    {
      params: { runs: 2, job: 'b', success: ago(600) },
      evidence: [{ quote: 'Replace' }, { quote: 'Deleted job b' }, { quote: 'Deleted job a' }],
      strength: 'fits',
    },
  ]);
  expect(advised(cronJobReplaced, found)).toContain('Forbid');
});

it.each<[string, typeof replaces, readonly Resource[]]>([
  ['of which one run was ended', replaces, [...cut('b', 5), created('c', 0)]],
  [
    'that deletes runs which have completed',
    replaces,
    [...RUNS, completed('a', 7), completed('b', 2)],
  ],
  ['of which a run has completed since', replaces, [...RUNS, completed('c', 0)]],
  [
    'of which a run has succeeded since',
    cronJob('*/5 * * * *', { ...LAST, lastSuccessfulTime: ago(0) }, REPLACE),
    RUNS,
  ],
  ['that lets runs finish', cronJob('*/5 * * * *', LAST, { concurrencyPolicy: 'Forbid' }), RUNS],
  ['that is suspended', cronJob('*/5 * * * *', LAST, { ...REPLACE, suspend: true }), RUNS],
])('stays silent for a CronJob %s', (_, one, events) => {
  expect(claims(one, events)).toEqual([]);
});

it('stays silent where events cannot be read', () => {
  expect(claims(replaces, [], ['events'])).toEqual([]);
});
