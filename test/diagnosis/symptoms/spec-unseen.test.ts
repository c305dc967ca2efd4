import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ago } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { workload } from '#test/support/states.ts';
import { rolloutOf } from '#test/support/updates.ts';

const made = (minutes: number, status: object): Resource => {
  const object = workload('apps/Deployment', 0, status);
  return {
    ...object,
    metadata: { ...object.metadata, generation: 2, creationTimestamp: ago(minutes) },
  };
};

it('is a workload at which no controller has looked', () => {
  expect(symptomsOf(made(5, {}))).toMatchObject([{ kind: 'spec-unseen', since: ago(5) }]);
});

it('is not a Rollout whose controller has looked once: it may act without writing so', () => {
  const rollout = rolloutOf({ canary: {} }, { observedGeneration: '1' });
  const changed = { ...rollout.metadata, generation: 2, creationTimestamp: ago(60) };
  const managedFields = [{ time: ago(9) }];

  expect(
    symptomsOf({ ...rollout, metadata: { ...changed, managedFields } } as Resource),
  ).not.toMatchObject([{ kind: 'spec-unseen' }]);
});

it.each([
  ['is new', made(0.5, {})],
  ['its controller has seen', made(5, { observedGeneration: 2 })],
  ['was changed nobody knows when', made(5, { observedGeneration: 1 })],
])('is not one that %s', (_, object) => {
  expect(symptomsOf(object)).toEqual([]);
});
