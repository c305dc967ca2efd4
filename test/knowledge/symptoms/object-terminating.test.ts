import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ago, named } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';

const deleted = (minutes: number, kind = 'PersistentVolumeClaim'): Resource => {
  const claim = named(kind, 'data');
  return { ...claim, metadata: { ...claim.metadata, deletionTimestamp: ago(minutes) } };
};

it('is an object that was deleted and is still there', () => {
  expect(symptomsOf(deleted(5))).toMatchObject([
    { kind: 'object-terminating', reason: 'Terminating', since: ago(5) },
  ]);
});

it.each(['Node', 'networking.k8s.io/Ingress', 'policy/PodDisruptionBudget'])(
  'may be of kind %s, which has other symptoms as well',
  (kind) => {
    expect(symptomsOf(deleted(30, kind))).toContainEqual(
      expect.objectContaining({ kind: 'object-terminating', hurts: 'progress' }),
    );
  },
);

it('leaves a node the time to be drained', () => {
  expect(symptomsOf(deleted(5, 'Node'))).toEqual([]);
});

it.each([
  ['has only just been deleted', deleted(0.5)],
  ['nobody has deleted', named('PersistentVolumeClaim', 'data')],
])('is not one that %s', (_, object) => {
  expect(symptomsOf(object)).toEqual([]);
});
