import { expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { failedJob, job, podOfJob } from '#test/support/batch.ts';
import { owned } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { ofSet, unreadyPod, workload } from '#test/support/states.ts';

const failed = (minutes: number): Resource<'Pod'> => {
  const pod = unreadyPod(minutes);
  const message = 'The node was low on resource: memory.';
  return { ...pod, status: { ...pod.status, phase: 'Failed', reason: 'Evicted', message } };
};
const kindsIn = (pod: Resource<'Pod'>, replicas: number) =>
  symptomsOf(pod, [workload('apps/StatefulSet', replicas)]).map(({ kind }) => kind);

it('is a pod of its own that failed, however long ago', () => {
  expect(symptomsOf(failed(3000))).toMatchObject([
    { kind: 'pod-failed', reason: 'Evicted', evidence: { path: '/status/message' } },
  ]);
});

it.each([
  ['that was just lost to its controller', 2, 1, ['pod-failed']],
  ['that was replaced long ago', 60, 1, []],
  ['that nobody wants any more', 2, 0, []],
])('tells of a pod %s: %p minutes, %p wanted', (_, minutes, replicas, kinds) => {
  expect(kindsIn(ofSet(failed(minutes)), replicas)).toEqual(kinds);
});

it.each([
  ['that it is about to try again', job({ failed: 1 }), [], ['pod-failed']],
  ['while another pod of it runs', job({ failed: 1 }), [podOfJob({ app: { running: {} } })], []],
  ['that has given up, which it tells itself', failedJob('BackoffLimitExceeded'), [], []],
  ['that is suspended', job({ failed: 1 }, { suspend: true }), [], []],
])('tells of a pod of a Job %s', (_, of, others, kinds) => {
  const pod = owned(failed(30), refTo('batch/Job', of));

  expect(symptomsOf(pod, [of, ...others]).map(({ kind }) => kind)).toEqual(kinds);
});
