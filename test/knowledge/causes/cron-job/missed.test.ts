import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { cronJobMissed } from '#src/knowledge/causes/cron-job/missed.ts';
import { advised } from '#test/support/advised.ts';
import { cronJob, job, podOfJob } from '#test/support/batch.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, logOf } from '#test/support/objects.ts';

const LAST = { lastScheduleTime: ago(180) };
const ACTIVE = { ...LAST, active: [{ name: 'load' }] };
const said = (reason: string, message = `${reason}!`): Resource => {
  const made = event(reason, message, ago(2), 'nightly');
  const involvedObject = { ...made.involvedObject, apiVersion: 'batch/v1', kind: 'CronJob' };
  return { ...made, involvedObject } as Resource;
};
const forbids = cronJob('0 * * * *', ACTIVE, { concurrencyPolicy: 'Forbid' });

it('blames the run that is not over where no two may run', () => {
  const run = job({ startTime: ago(180), active: 1 });

  const [claim] = claimsAbout(forbids, cronJobMissed, cluster([forbids, run]));

  expect(claim).toMatchObject({
    params: { why: 'still-running', job: 'load', since: ago(180) },
    strength: 'entails',
  });
  expect(claim?.because).toBeUndefined();
});

it('advises to clear the way for the next run', () => {
  const run = job({ startTime: ago(180), active: 1 });

  const claims = claimsAbout(forbids, cronJobMissed, cluster([forbids, run]));

  expect(advised(cronJobMissed, claims)).toContain('end `load`, after saving its log');
});

it('leads to that run where its pod is held up', () => {
  const run = job({ startTime: ago(180), active: 1 });
  const pod = podOfJob({ app: { waiting: { reason: 'ImagePullBackOff' } } });

  const [claim] = claimsAbout(forbids, cronJobMissed, cluster([forbids, run, pod]));

  expect(claim?.because?.at).toMatchObject({ kind: 'batch/Job', name: 'load' });
});

it('names the pod of that run with its last words, and how often the controller skipped one', () => {
  const run = job({ startTime: ago(180), active: 1 });
  const pod = podOfJob({ app: { running: { startedAt: ago(180) } } });
  const skips = said('JobAlreadyActive');
  const log = logOf('connecting\n\nwaits', 'current', 'load-x2lkq');
  const source = cluster([forbids, run, pod, skips], [], [log]);

  const [claim] = claimsAbout(forbids, cronJobMissed, source);

  expect(claim).toMatchObject({
    params: { why: 'still-running', pod: { name: 'load-x2lkq', said: 'waits' }, skipped: 1 },
  });
  expect(claim?.evidence).toContainEqual(
    expect.objectContaining({ source: 'event', quote: 'JobAlreadyActive!' }),
  );
});

it('is not sure of a run that may not be read', () => {
  const source = cluster([forbids], ['jobs.batch']);

  expect(claimsAbout(forbids, cronJobMissed, source)).toMatchObject([{ strength: 'fits' }]);
});

it.each([
  ['deadline-too-short', cronJob('0 * * * *', LAST, { startingDeadlineSeconds: 5 }), []],
  ['missed-deadline', cronJob('0 * * * *', LAST), [said('MissSchedule')]],
  ['too-many', cronJob('0 * * * *', LAST), [said('TooManyMissedTimes')]],
  [
    'gave-up',
    cronJob('0 * * * *', LAST),
    [
      said(
        'FailedNeedsStart',
        'Cannot determine if job needs to be started: too many missed start time (> 100). Set or decrease .spec.startingDeadlineSeconds or check clock skew',
      ),
    ],
  ],
])('tells why a run was missed: %s', (why, late, others) => {
  expect(claimsAbout(late, cronJobMissed, cluster([late, ...others]))).toMatchObject([
    { params: { why, due: '2026-01-01T10:00:00Z' } },
  ]);
});

it('claims nothing where runs may overlap and nothing else is seen', () => {
  const allows = cronJob('0 * * * *', ACTIVE, { concurrencyPolicy: 'Allow' });

  expect(claimsAbout(allows, cronJobMissed, cluster([allows]))).toEqual([]);
});
