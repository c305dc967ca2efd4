import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ago } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { workload } from '#test/support/states.ts';

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

it.each([
  ['is new', made(0.5, {})],
  ['its controller has seen', made(5, { observedGeneration: 2 })],
  ['was changed nobody knows when', made(5, { observedGeneration: 1 })],
])('is not one that %s', (_, object) => {
  expect(symptomsOf(object)).toEqual([]);
});
