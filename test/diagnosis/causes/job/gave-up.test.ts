import { expect, it } from '@jest/globals';

import { jobGaveUp } from '#src/diagnosis/causes/job/gave-up.ts';
import { podRef } from '#src/world/readings/workloads/workloads.ts';
import { failedJob, podOfJob } from '#test/support/batch.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf } from '#test/support/objects.ts';

const pod = podOfJob({ app: { terminated: { exitCode: 1 } } });

it('tells the deadline that a Job has passed', () => {
  const late = failedJob('DeadlineExceeded', { activeDeadlineSeconds: 40 });

  const [claim] = claimsAbout(late, jobGaveUp, cluster([late, pod]));

  expect(claim).toMatchObject({ params: { why: 'deadline', limit: 40 }, strength: 'entails' });
  expect(claim?.evidence.map(({ path }) => path)).toContain('/spec/activeDeadlineSeconds');
});

it.each([
  ['no-pod-left', failedJob('BackoffLimitExceeded', { backoffLimit: 1 })],
  ['indexes', failedJob('FailedIndexes')],
  ['indexes', failedJob('MaxFailedIndexesExceeded', { maxFailedIndexes: 3 })],
  ['policy', failedJob('PodFailurePolicy')],
])('tells why a Job gave up of which no pod is left: %s', (why, object) => {
  expect(claimsAbout(object, jobGaveUp, cluster([object]))).toMatchObject([{ params: { why } }]);
});

it('quotes what the pod wrote last for which a policy ended the Job', () => {
  const ended = failedJob('PodFailurePolicy');
  const log = { ...logOf('reading\nschema 7 is newer than 6'), pod: podRef(pod) };
  const [claim] = claimsAbout(ended, jobGaveUp, cluster([ended, pod], [], [log]));
  const [unread] = claimsAbout(ended, jobGaveUp, cluster([ended, pod], ['pods/log']));

  expect(claim).toMatchObject({ params: { why: 'policy', wrote: 'schema 7 is newer than 6' } });
  expect(unread?.params).not.toHaveProperty('wrote');
});

it('names the indexes that failed', () => {
  const job = failedJob('FailedIndexes');
  const object = { ...job, status: { ...job.status, failedIndexes: '1,3' } };

  const [claim] = claimsAbout(object, jobGaveUp, cluster([object]));

  expect(claim).toMatchObject({ params: { indexes: '1,3' } });
});

it.each([
  ['is there', cluster([failedJob('BackoffLimitExceeded'), pod])],
  ['may be there', cluster([failedJob('BackoffLimitExceeded')], ['pods'])],
])('leaves it to a pod that %s to tell why it failed', (_, source) => {
  expect(claimsAbout(failedJob('BackoffLimitExceeded'), jobGaveUp, source)).toEqual([]);
});
