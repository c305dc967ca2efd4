import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ago, named } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';

const deleted = (minutes: number): Resource => {
  const claim = named('PersistentVolumeClaim', 'data');
  return { ...claim, metadata: { ...claim.metadata, deletionTimestamp: ago(minutes) } };
};

it('is an object that was deleted and is still there', () => {
  expect(symptomsOf(deleted(5))).toMatchObject([
    { kind: 'object-terminating', reason: 'Terminating', since: ago(5) },
  ]);
});

it.each([
  ['has only just been deleted', deleted(0.5)],
  ['nobody has deleted', named('PersistentVolumeClaim', 'data')],
])('is not one that %s', (_, object) => {
  expect(symptomsOf(object)).toEqual([]);
});
