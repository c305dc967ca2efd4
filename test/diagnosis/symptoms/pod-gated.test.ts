import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ago } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { newPod } from '#test/support/scheduling.ts';

const gate = { name: 'queue.example.com/admission' };

it('is a pod that is held back by a gate', () => {
  expect(symptomsOf(gated(ago(1)))).toMatchObject([
    { kind: 'pod-gated', reason: 'SchedulingGated', evidence: { quote: gate.name } },
  ]);
});

it.each([
  ['was only just made', gated(ago(0.05))],
  ['has no gate any more', gated(ago(0.2), [])],
])('is not a pod that %s', (_, pod) => {
  expect(symptomsOf(pod)).toEqual([]);
});

function gated(created: string, schedulingGates = [gate]): Resource<'Pod'> {
  const pod = newPod({ spec: { schedulingGates } });
  return { ...pod, metadata: { ...pod.metadata, creationTimestamp: created } };
}
