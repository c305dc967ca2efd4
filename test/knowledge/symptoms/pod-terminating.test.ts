import { expect, it } from '@jest/globals';

import { ago } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { nodeSaying } from '#test/support/scheduling.ts';
import { readyPod } from '#test/support/states.ts';

const deleted = (minutes: number, finalizers: string[] = []) => {
  const pod = readyPod();
  const metadata = { ...pod.metadata, deletionTimestamp: ago(minutes), finalizers };
  return { ...pod, metadata, status: { ...pod.status, phase: 'Failed' } };
};

it.each([
  ['its grace period is over', deleted(2), '/metadata/deletionTimestamp'],
  ['a finalizer holds it', deleted(0.2, ['example.com/hold']), '/metadata/finalizers/0'],
])('is a pod that does not go: %s', (_, pod, path) => {
  expect(symptomsOf(pod)).toMatchObject([{ kind: 'pod-terminating', evidence: { path } }]);
});

it('is not a pod within its grace period', () => {
  expect(symptomsOf(deleted(-0.3))).toEqual([]);
});

it.each([
  ['is silent', [nodeSaying({ type: 'Ready', status: 'Unknown' })], ['pod-terminating']],
  ['is well', [nodeSaying({ type: 'Ready', status: 'True' })], []],
  ['was removed', [], []], // its pods go by themselves
])('within that period is one where its node %s', (_, nodes, kinds) => {
  const pod = deleted(-0.3);
  const bound = { ...pod, spec: { ...pod.spec, nodeName: 'w1', containers: [] } };

  expect(symptomsOf(bound, nodes).map(({ kind }) => kind)).toEqual(kinds);
});
