import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
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
